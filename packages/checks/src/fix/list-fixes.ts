import { isJsonObject, type Operation } from '@inkstone/design';
import type { IssueLocation } from '../issue/issue-location.ts';
import { hasCode, removing, setting, valueOf, withoutEntries, type DocumentToFix } from './document-fixes.ts';

/** Takes a field that a list cannot use out of the setting that names it. */
export function listSettingFix(
  { setting: name, code }: Extract<IssueLocation, { kind: 'list-setting' }>,
  at: DocumentToFix,
): readonly Operation[] {
  switch (name) {
    case 'columns':
      return code === undefined ? [] : removing(at, ['columns', code]);
    case 'totals':
      return withoutEntries(at, ['totals'], hasCode(code));
    case 'filters':
    case 'search':
      return withoutEntries(at, [name], (entry) => entry === code);
    case 'sort':
    case 'group':
      return setting(at, [name], undefined);
    case 'gantt':
      return ganttFix(code, at);
    case 'filter':
      return [];
  }
}

/** Without its start or its end there is no chart. */
function ganttFix(code: string | undefined, at: DocumentToFix): readonly Operation[] {
  const gantt = valueOf(at, ['gantt']);
  if (!isJsonObject(gantt)) return [];
  if (gantt['start'] === code || gantt['end'] === code) return setting(at, ['gantt'], undefined);
  const { progress: _progress, ...rest } = gantt;
  return setting(at, ['gantt'], rest);
}
