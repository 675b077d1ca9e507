import { editTheme, getTheme, type Theme } from '@inkstone/api';
import { defineCommand, definePublicQuery } from '../../../platform/http/endpoint.ts';
import { saveSettings } from './save-settings.ts';
import { readAppearance } from './system-settings.ts';

export const getThemeEndpoint = definePublicQuery(getTheme, {
  handle: async ({ db }) => themeOf(await readAppearance(db)),
});

export const editThemeEndpoint = defineCommand(editTheme, {
  permission: 'administrator',
  async handle({ trx, actor, now, locale }, theme) {
    const { mourning } = await readAppearance(trx);
    const { appearance } = await saveSettings(trx, { appearance: { ...theme, mourning } }, { personId: actor.id, at: now(), locale });
    return themeOf(appearance);
  },
});

function themeOf({ name, brandColor, scheme }: Theme): Theme {
  return { name, brandColor, scheme };
}
