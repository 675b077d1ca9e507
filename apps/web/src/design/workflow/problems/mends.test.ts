import { expect, test } from 'vitest';
import { createChecker, nothingOutside } from '@inkstone/checks';
import { applyGroup, documentId, documentsOf, type JsonObject } from '@inkstone/design';
import { workflowDefinitionSchema, type WorkflowDefinition } from '@inkstone/schema';
import { approve, buildWorkflow, end, exclusive, join, split, start } from '@inkstone/testing/workflow-builder';
import { readFlow } from '../flow/flow-content.ts';
import { routePart } from '../part.ts';
import { flowOf } from '../workflow-operations.ts';
import { mendOf } from './mends.ts';

const key = { kind: 'workflow', code: 'flow' } as const;

const units = { people: ['ann', 'a', 'b', 'bob'], inactivePeople: [], departments: [], roles: [] };

/** What the check finds, by code and part. */
function findingsOf(workflow: WorkflowDefinition): readonly { readonly finding: string; readonly part: string | null }[] {
  const app = {
    code: 'app',
    name: 'app',
    group: { code: 'group', name: 'group' },
    functions: [],
    models: [{ code: 'model', name: 'model', dataItems: ['p', 'q'].map((code) => ({ code, name: code, type: 'Logic' as const })) }],
    forms: [],
    lists: [],
    workflows: [workflow],
  };
  return createChecker()
    .check(app, { ...nothingOutside, units })
    .map(({ params, location }) => ({
      finding: String(params['finding']),
      part: location.kind === 'activity' ? location.activity : location.kind === 'route' ? routePart(location.route) : null,
    }));
}

function mended(definition: WorkflowDefinition): readonly string[] {
  const content = JSON.parse(JSON.stringify(definition)) as JsonObject;
  const documents = documentsOf([{ key, content }]);
  const { finding, part } = findingsOf(definition).find((each) => each.part !== null)!;
  const result = applyGroup(documents, mendOf(flowOf(key, readFlow(content)), finding, part), documentsOf([]));
  if (!result.fits) throw new Error(JSON.stringify(result.issue));
  const after = workflowDefinitionSchema.parse(result.documents.get(documentId(key))!.content);
  return [finding, ...findingsOf(after).map((each) => `still ${each.finding}`)];
}

const chosen = [start(), exclusive('x'), approve('a', ['ann']), end()];

test('a choice without a default takes its last branch otherwise', () => {
  expect(
    mended(
      buildWorkflow(chosen, ['start > x', { from: 'x', to: 'a', condition: 'p' }, { from: 'x', to: 'end', condition: 'q' }, 'a > end']),
    ),
  ).toEqual(['DefaultMissing']);
});

test('a condition goes where every branch is taken', () => {
  const flow = buildWorkflow(
    [start(), split('s'), approve('a', ['a']), approve('b', ['b']), join('j', 's'), end()],
    ['start > s', { from: 's', to: 'a', condition: 'p' }, 's > b', 'a > j', 'b > j', 'j > end'],
  );

  expect(mended(flow)).toEqual(['ConditionNotAllowed']);
});

test('what cannot be reached goes, and what takes a decision stays', () => {
  expect(
    mended(buildWorkflow([start(), approve('a', ['ann']), approve('lost', ['bob']), end()], ['start > a > end', 'lost > end'])),
  ).toEqual(['Unreachable']);
  expect(mendOf(flowOf(key, readFlow({})), 'NoWayToEnd', 'a')).toEqual([]);
});
