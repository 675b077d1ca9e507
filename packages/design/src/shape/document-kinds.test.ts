import { documentKinds, documentSchemas } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { changesBetween } from '../difference/changes-between.ts';
import { changeText } from '../difference/change-text.ts';
import { documentsOf } from '../document/documents.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { documentShapes } from './document-shapes.ts';

test.each(documentKinds)('%s has a shape, a schema, a sample and a word', (kind) => {
  const sample = [...sampleDocuments.values()].find(({ key }) => key.kind === kind)!;
  const [added] = changesBetween(documentsOf([]), documentsOf([sample]));

  expect(documentShapes[kind].fixed).toContain('code');
  expect(documentSchemas[kind].safeParse({}).success).toBe(false);
  expect(changeText(added!, [], 'zh')).toMatch(/^新增[^a-z]/);
  expect(changeText(added!, [], 'en')).toMatch(/^Added [a-z]+/);
});
