import { applyGroup, documentId, documentsOf, type JsonObject } from '@inkstone/design';
import { workflowDefinitionSchema, type WorkflowDefinition } from '@inkstone/schema';
import { approve, buildWorkflow, end, exclusive, join, split, start } from '@inkstone/testing/workflow-builder';
import { checkDefinition } from '@inkstone/workflow';
import { expect, test } from 'vitest';
import { fixOf } from './fix-of.ts';

const key = { kind: 'workflow', code: 'flow' } as const;

/** What the check finds, and what it finds once the first finding of a code is fixed. */
function fixed(
  definition: WorkflowDefinition,
  code: string,
): { readonly found: readonly string[]; readonly left: readonly string[] } | null {
  const documents = documentsOf([{ key, content: JSON.parse(JSON.stringify(definition)) as JsonObject }]);
  const issues = checkDefinition(definition, {});
  const published = new Map();
  const fixes = issues.flatMap(({ code: found, place, params }) => {
    const location = place.kind === 'workflow' ? { kind: 'document' as const } : place;
    const issue = { code: 'WorkflowIssue' as const, document: key, location, params: { finding: found, place, params } };
    return found === code ? [fixOf(issue, { documents, published })] : [];
  });
  const operations = fixes.find((each) => each !== null);
  const result = operations && applyGroup(documents, operations, published);
  if (!result?.fits) return null;
  const after = workflowDefinitionSchema.parse({ ...result.documents.get(documentId(key))!.content, code: 'flow' });
  return { found: issues.map((each) => each.code), left: checkDefinition(after, {}).map((each) => each.code) };
}

const choice = (routes: Parameters<typeof buildWorkflow>[1]) =>
  buildWorkflow([start(), exclusive('x'), approve('a', ['p1']), end()], ['start > x', 'a > end', ...routes]);
const both = [start(), split('both'), approve('a', ['p1']), approve('b', ['p2']), approve('c', ['p3']), end()];

test.each<[string, WorkflowDefinition]>([
  ['DefaultMissing', choice([{ from: 'x', to: 'a', condition: 'n > 1' }, 'x > end'])],
  [
    'SeveralDefaults',
    choice([
      { from: 'x', to: 'a', condition: 'n > 1', default: true },
      { from: 'x', to: 'end', default: true },
    ]),
  ],
  ['ConditionMissing', choice([{ from: 'x', to: 'a', condition: 'n > 1' }, 'x > end'])],
  [
    'RouteEndUnknown',
    buildWorkflow([start(), approve('a', ['p1']), end()], ['start > a > end', { from: 'a', to: 'gone', outcome: 'disagree' }]),
  ],
  ['RouteEndUnknown', buildWorkflow([start(), approve('a', ['p1']), end()], ['start > a > end', { from: 'gone', to: 'end' }])],
  ['RouteOutOfEnd', buildWorkflow([start(), approve('a', ['p1']), end()], ['start > a > end > a'])],
  ['NoWayToEnd', buildWorkflow([start(), approve('a', ['p1']), end()], ['start > a'])],
  ['Unreachable', buildWorkflow([start(), approve('a', ['p1']), end(), end('other')], ['start > a > end'])],
  [
    'SplitUnknown',
    buildWorkflow(
      [...both, join('together', 'gone')],
      ['start > both', 'both > a > together', 'both > b > together', 'together > c > end'],
    ),
  ],
  ['JoinMissing', buildWorkflow(both, ['start > both', 'both > a > c', 'both > b > c', 'c > end'])],
])('%s is fixed', (code, definition) => {
  const result = fixed(definition, code);

  expect(result?.found).toContain(code);
  expect(result?.left).toEqual([]);
});

test.each<[string, WorkflowDefinition]>([
  [
    'DefaultMissing',
    choice([
      { from: 'x', to: 'a', condition: 'n > 1' },
      { from: 'x', to: 'end', condition: 'n > 2' },
    ]),
  ],
  [
    'NoWayToEnd',
    buildWorkflow(
      [start(), exclusive('x'), approve('a', ['p1']), end(), end('other')],
      [
        'start > x',
        { from: 'x', to: 'a', condition: 'n > 1' },
        { from: 'x', to: 'end', default: true },
        { from: 'x', to: 'other', condition: 'n > 2' },
      ],
    ),
  ],
  ['JoinMissing', buildWorkflow(both, ['start > both', 'both > a > c', 'both > b > end', 'c > end'])],
])('%s is left to people where there is not one right fix', (code, definition) => {
  expect(fixed(definition, code)).toBeNull();
});
