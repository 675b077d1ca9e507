import { FormRenderer } from '@inkstone/controls/renderer';
import { useMemo } from 'react';
import { useLocale } from '../platform/i18n/use-texts.ts';
import { openGalleryForm, type GalleryEntry } from './gallery-form.ts';

interface GalleryFormProps {
  readonly entry: GalleryEntry;
  readonly narrow: boolean;
}

/** One control in one state, ready to try; a changed property opens it again. */
export function GalleryForm({ entry: { type, state, options }, narrow }: GalleryFormProps) {
  const locale = useLocale();
  const form = useMemo(() => openGalleryForm({ type, state, options }, locale), [type, state, options, locale]);
  return <FormRenderer key={locale} form={form} locale={locale} narrow={narrow} />;
}
