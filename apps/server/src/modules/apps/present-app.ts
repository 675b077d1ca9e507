import type { Selectable } from 'kysely';
import type { CallOutput, listApps } from '@inkstone/api';
import type { AppsTable } from '../../platform/db/tables/apps.ts';

export function presentApp(app: Selectable<AppsTable>): CallOutput<typeof listApps>[number] {
  return {
    code: app.code,
    name: app.name,
    name_i18n: app.name_i18n,
    icon: app.icon,
    color: app.color,
    group: { code: app.group_code, name: app.group_name, name_i18n: app.group_name_i18n },
  };
}
