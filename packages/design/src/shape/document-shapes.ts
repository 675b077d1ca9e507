import type { DocumentKey } from '@inkstone/schema';
import type { PartList, Shape } from './shape.ts';

const byCode = (shape: Shape = {}): PartList => ({ key: 'code', shape: { ...shape, fixed: ['code'] } });
const byKey = (shape: Shape = {}): PartList => ({ key: 'key', shape: { ...shape, fixed: ['key'] } });

const column = byKey({ objects: { options: {} } });
const control = byKey({ objects: { options: { parts: { heads: byKey() } } }, parts: { columns: column }, fixed: ['key'] });

/** What can be addressed in each kind of document (decision 122). */
export const documentShapes: Readonly<Record<DocumentKey['kind'], Shape>> = {
  app: { parts: { functions: byCode() }, fixed: ['code'] },
  model: { parts: { dataItems: byCode({ parts: { dataItems: byCode() } }) }, fixed: ['code'] },
  form: { parts: { controls: control, buttons: byCode() }, grid: true, fixed: ['code', 'schemaCode'] },
  list: { parts: { columns: byCode() }, fixed: ['code', 'schemaCode'] },
  workflow: { parts: { activities: byCode(), routes: byCode() }, objects: { settings: {} }, fixed: ['code'] },
  page: { parts: { cards: byCode() }, fixed: ['code'] },
  rule: { fixed: ['code'] },
  print: { fixed: ['code', 'schemaCode'] },
  scenario: { objects: { expected: {} }, fixed: ['code'] },
  role: { parts: { grants: { key: 'schemaCode', shape: { fixed: ['schemaCode'] } } }, fixed: ['code'] },
};
