import { localizedName } from '@inkstone/schema';
import type { Asker } from '../../platform/http/request-context.ts';
import type { PublishedModel } from '../apps/index.ts';

/** The model and the day, on the clocks of the organisation. */
export function exportName({ definition }: PublishedModel, { locale, timeZone, now }: Asker): string {
  const day = now().toLocaleDateString('sv-SE', { timeZone });
  return `${localizedName(definition, locale)} ${day}`;
}
