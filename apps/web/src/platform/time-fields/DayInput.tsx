import type { ComponentProps } from 'react';
import { DayField } from '@inkstone/controls/day-field';
import { useOrganizationTimeZone } from '../config/use-public-config.ts';
import { useLocale } from '../i18n/use-texts.ts';
import { useNarrow } from '../window/use-window-width.ts';

/** A date, `YYYY-MM-DD`, in the organisation's time zone; empty for none. */
export function DayInput(props: Omit<ComponentProps<typeof DayField>, 'timeZone' | 'locale' | 'isNarrow'>) {
  return <DayField {...props} timeZone={useOrganizationTimeZone()} locale={useLocale()} isNarrow={useNarrow()} />;
}
