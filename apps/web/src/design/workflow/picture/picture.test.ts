import { BpmnModdle, type BpmnElement } from 'bpmn-moddle';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '@inkstone/design';
import type { WorkflowDefinition } from '@inkstone/schema';
import { cases } from '@inkstone/testing/cases';
import { workflows } from '@inkstone/testing/random-workflow';
import { approve, buildWorkflow, end, exclusive, join, split, start } from '@inkstone/testing/workflow-builder';
import { readFlow } from '../flow/flow-content.ts';
import { noFlowNames } from '../words/flow-names.ts';
import { flowAsBpmn } from './flow-bpmn.ts';
import { flowAsSvg } from './flow-svg.ts';

const contentOf = (definition: WorkflowDefinition) => readFlow(JSON.parse(JSON.stringify(definition)) as JsonObject);

async function readBack(definition: WorkflowDefinition) {
  const { code, name } = definition;
  const exported = await flowAsBpmn({ code, name, content: contentOf(definition), names: noFlowNames, locale: 'zh' });
  if (exported.kind !== 'exported') throw new Error(`malformed: ${exported.activities.join(', ')}`);
  const { rootElement, warnings } = await new BpmnModdle().fromXML(exported.xml);
  const [process] = rootElement['rootElements'] as BpmnElement[];
  const [diagram] = rootElement['diagrams'] as BpmnElement[];
  const plane = diagram!['plane'] as BpmnElement;
  return {
    warnings,
    elements: process!['flowElements'] as BpmnElement[],
    drawn: plane['planeElement'] as BpmnElement[],
  };
}

const leave = buildWorkflow(
  [
    start(),
    exclusive('by_days'),
    approve('hr', ['p1'], { name: 'HR & 行政', whenFailed: { kind: 'back', activity: 'manager' } }),
    approve('manager', ['p2'], { timeLimit: { due: { kind: 'after', span: { amount: 3, unit: 'day' } }, final: { kind: 'route' } } }),
    split('both'),
    approve('a', ['p3']),
    approve('b', ['p4']),
    join('together', 'both'),
    end(),
  ],
  ['start > manager > by_days', 'hr > both', 'both > a > together', 'both > b > together', 'together > end'],
);
const definition: WorkflowDefinition = {
  ...leave,
  routes: [
    ...leave.routes,
    { code: 'long', from: 'by_days', to: 'hr', condition: 'days > 3', order: 0, default: false },
    { code: 'short', from: 'by_days', to: 'both', order: 1, default: true },
    { code: 'late', from: 'manager', to: 'hr', outcome: 'timeout', order: 2, default: false },
  ],
};

test('BPMN keeps activities, routes, conditions, time limits and returns', async () => {
  const { elements, warnings } = await readBack(definition);

  const byId = new Map(elements.map((element) => [element.id, element]));
  const partOf = (id: string, property: string) => byId.get(id)?.[property] as BpmnElement | undefined;
  const types = Object.groupBy(elements, ({ $type }) => $type);
  expect(warnings).toEqual([]);
  expect(types['bpmn:UserTask']).toHaveLength(5);
  expect(types['bpmn:StartEvent']).toHaveLength(1);
  expect(types['bpmn:ParallelGateway']).toHaveLength(2);
  expect(byId.get('activity_hr')?.['name']).toBe('HR & 行政');
  expect(partOf('route_long', 'conditionExpression')?.['body']).toBe('days > 3');
  expect(partOf('activity_by_days', 'default')?.id).toBe('route_short');
  expect(partOf('timer_manager', 'attachedToRef')?.id).toBe('activity_manager');
  expect(partOf('route_late', 'sourceRef')?.id).toBe('timer_manager');
  expect(partOf('return_hr_manager', 'targetRef')?.id).toBe('activity_manager');
});

test('what does not have the form of its kind is named instead of left out', async () => {
  const content = readFlow({ activities: [{ code: 'a', kind: 'approve', name: 'A', participants: 'nobody' }], routes: [] });

  expect(await flowAsBpmn({ code: 'x', name: 'X', content, names: noFlowNames, locale: 'en' })).toEqual({
    kind: 'malformed',
    activities: ['a'],
  });
});

test('every workflow can be read back with all its elements, each drawn once', async () => {
  await fc.assert(
    fc.asyncProperty(workflows, async (workflow) => {
      const { elements, drawn, warnings } = await readBack(workflow);

      const ids = new Set(elements.map(({ id }) => id));
      expect(warnings).toEqual([]);
      for (const element of elements) if (element.$type === 'bpmn:StartEvent') expect(element.get('incoming')).toEqual([]);
      for (const { code } of workflow.activities) expect(ids).toContain(`activity_${code}`);
      for (const { code } of workflow.routes) expect(ids).toContain(`route_${code}`);
      expect(drawn.map((shape) => (shape['bpmnElement'] as BpmnElement).id).toSorted()).toEqual([...ids].toSorted());
    }),
    { numRuns: cases(25) },
  );
});

test('the picture names every activity in its language and is well-formed XML', () => {
  const content = contentOf(definition);

  const [zh, en] = (['zh', 'en'] as const).map((locale) => flowAsSvg(content, noFlowNames, locale, 'A < B'));

  expect(zh).toContain('HR &amp; 行政');
  expect(zh).toContain('A &lt; B');
  expect(zh).toContain('days 大於 3');
  expect(en).toContain('To HR &amp; 行政');
  for (const code of content.activities.keys()) if (code !== 'hr') expect(en).toContain(`>${code}</text>`);
});
