import { getSystemSettings, listSettingChanges, saveSystemSettings } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { peopleView } from '../../organization/index.ts';
import { saveSettings } from './save-settings.ts';
import { readSystemSettings } from './system-settings.ts';

const permission = 'administrator';
/** The latest entries of the log; older ones are only in the database. */
const maxChanges = 100;

export const getSystemSettingsEndpoint = defineQuery(getSystemSettings, {
  permission,
  handle: ({ db, timeZone }) => readSystemSettings(db, timeZone),
});

export const saveSystemSettingsEndpoint = defineCommand(saveSystemSettings, {
  permission,
  handle: (context, sections) => saveSettings(context.trx, sections, context),
});

export const listSettingChangesEndpoint = defineQuery(listSettingChanges, {
  permission,
  async handle({ db }) {
    const rows = await db
      .selectFrom('setting_changes as c')
      .innerJoin(peopleView.as('p'), 'p.id', 'c.changed_by')
      .select(['c.id', 'p.name as personName', 'c.changed_at', 'c.changes'])
      .orderBy('c.changed_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(maxChanges)
      .execute();
    return rows.map(({ changed_at, changes, ...row }) => ({ ...row, at: changed_at.toISOString(), changes: [...changes] }));
  },
});
