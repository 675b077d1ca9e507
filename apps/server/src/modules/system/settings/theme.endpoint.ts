import { editTheme, getTheme, type Theme } from '@inkstone/api';
import { defineCommand, definePublicQuery } from '../../../platform/http/endpoint.ts';
import { saveSettings } from './save-settings.ts';
import { readAppearance } from './system-settings.ts';

export const getThemeEndpoint = definePublicQuery(getTheme, {
  handle: async ({ db }) => themeOf(await readAppearance(db)),
});

export const editThemeEndpoint = defineCommand(editTheme, {
  permission: 'administrator',
  async handle(context, theme) {
    const { mourning } = await readAppearance(context.trx);
    const { appearance } = await saveSettings(context.trx, { appearance: { ...theme, mourning } }, context);
    return themeOf(appearance);
  },
});

function themeOf({ name, brandColor, scheme, sealColor, logo }: Theme): Theme {
  return { name, brandColor, scheme, sealColor, logo };
}
