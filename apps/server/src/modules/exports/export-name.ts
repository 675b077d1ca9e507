import { localizedName } from '@inkstone/schema';
import type { Requester } from '../../platform/http/request-context.ts';
import type { PublishedModel } from '../apps/index.ts';

/** Names an export by its model and the day in the organisation's time zone. */
export function exportName({ definition }: PublishedModel, { locale, timeZone, now }: Requester): string {
  const day = now().toLocaleDateString('sv-SE', { timeZone });
  return `${localizedName(definition, locale)} ${day}`;
}
