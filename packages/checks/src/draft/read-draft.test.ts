import { apps } from '@inkstone/demo';
import { expect, test } from 'vitest';
import { issueText } from '../issue/issue-text.ts';
import { issuePath } from '../issue/issue-path.ts';
import { createDraftReader, type DraftDocument } from './read-draft.ts';

const { models, forms, lists, workflows, pages: _pages, ...shell } = apps.find(({ code }) => code === 'expense')!;
const documents: readonly DraftDocument[] = [
  { key: { kind: 'app', code: shell.code }, content: shell },
  ...models.map((content) => ({ key: { kind: 'model' as const, code: content.code }, content })),
  ...forms.map((content) => ({ key: { kind: 'form' as const, schemaCode: content.schemaCode, code: content.code }, content })),
  ...lists.map((content) => ({ key: { kind: 'list' as const, schemaCode: content.schemaCode, code: content.code }, content })),
  ...workflows.map((content) => ({ key: { kind: 'workflow' as const, code: content.code }, content })),
];

test('a malformed document is named in both languages, and the others are read', () => {
  const broken = documents.map((document) =>
    document.key.kind === 'list' ? { ...document, content: { ...(document.content as object), frozen: 'two' } } : document,
  );

  const { app, malformed } = createDraftReader().read('expense', broken);

  expect([app.models.length, app.forms.length, app.lists.length, app.workflows.length]).toEqual([1, 1, 0, 1]);
  expect(malformed.map(({ document, location }) => issuePath(document, location))).toEqual(['lists.expense_claim.expense_claims.frozen']);
  expect(malformed.map((issue) => issueText(issue, 'en'))).toEqual([
    '"lists.expense_claim.expense_claims.frozen" is malformed: Invalid input: expected number, received string',
  ]);
  expect(issueText(malformed[0]!, 'zh')).toContain('格式不正確：無效');
});

test('a document that did not change is the same object when it is read again', () => {
  const reader = createDraftReader();

  const first = reader.read('expense', documents).app;
  const second = reader.read('expense', documents).app;

  expect(second.forms[0]).toBe(first.forms[0]);
  expect(second.models[0]).toBe(first.models[0]);
});

test('an application without a usable document of its own keeps its parts', () => {
  const { app, malformed } = createDraftReader().read('expense', [{ key: { kind: 'app', code: 'expense' }, content: { name: 3 } }]);

  expect(app).toMatchObject({ code: 'expense', functions: [], models: [] });
  expect(malformed.length).toBeGreaterThan(0);
});
