import { lazy, Suspense } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { CardOf } from './portal-query.ts';
import { portalTexts } from './portal.locale.ts';

const RichTextView = lazy(() => import('@inkstone/controls/rich-text-view').then((module) => ({ default: module.RichTextView })));

export function TextCard({ card }: { readonly card: CardOf<'text'> }) {
  const t = useTexts(portalTexts);
  const html = card.html_i18n?.[useLocale()] || card.html;
  return (
    <Suspense fallback={<LoadingState shape="text" count={3} label={t('loading')} />}>
      <RichTextView html={html} />
    </Suspense>
  );
}
