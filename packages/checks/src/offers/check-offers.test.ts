import { apps } from '@inkstone/demo';
import type { AppDefinition } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { checkApp } from '../check-app.ts';
import { issuePath } from '../issue/issue-path.ts';
import { issueText } from '../issue/issue-text.ts';
import { noExternalObjects, type ExternalObjects } from '../surroundings/external-objects.ts';

const contract = apps.find(({ code }) => code === 'contract')!;
const supplier = apps.flatMap(({ models }) => models).find(({ code }) => code === 'supplier')!;

const found = (app: AppDefinition, mode: ExternalObjects['offers'][number]['mode']) => {
  const external = {
    ...noExternalObjects,
    models: [supplier],
    offers: [{ schemaCode: 'supplier', mode, app: { zh: '採購', en: 'Purchasing' } }],
  };
  return checkApp(app, external).filter(({ code }) => code === 'NotOffered' || code === 'NotOfferedForWriting');
};

test('a model that another application does not offer is named with that application, at each place', () => {
  const issues = found(contract, null);

  expect(issues.length).toBeGreaterThan(0);
  expect(new Set(issues.map(({ document, location }) => issuePath(document, location))).size).toBe(issues.length);
  expect(issueText(issues[0]!, 'zh')).toBe('「supplier」屬於應用「採購」，該應用沒有開放給其他應用使用');
  expect(issueText(issues[0]!, 'en')).toBe(
    '"supplier" belongs to the application "Purchasing", which does not share it with other applications',
  );
});

test('what is offered for reading may be read, and not written', () => {
  const [form] = contract.forms;
  const writing = {
    ...contract,
    forms: [...contract.forms, { ...form!, code: 'suppliers', schemaCode: 'supplier', controls: [], layout: [] }],
  };

  expect(found(contract, 'read')).toEqual([]);
  expect(found(writing, 'read').map(({ code, document }) => [code, document.code])).toEqual([['NotOfferedForWriting', 'suppliers']]);
  expect(found(writing, 'write')).toEqual([]);
});
