import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyGroup, canonicalDocument, documentId, documentsOf, type Documents, type JsonObject, type Operation } from '@inkstone/design';
import { workflowDefinitionSchema, type WorkflowDefinition } from '@inkstone/schema';
import { workflows } from '@inkstone/testing/random-workflow';
import { approve, buildWorkflow, end, exclusive, join, split, start } from '@inkstone/testing/workflow-builder';
import { copyUnit, pasteUnit } from './clipboard.ts';
import { duplicateBranch } from './duplicate-branch.ts';
import { placementsOf } from './flow/find-step.ts';
import { readFlow } from './flow/flow-content.ts';
import { layoutOf } from './flow/flow-layout.ts';
import {
  addBranch,
  flowOf,
  insertActivity,
  insertBlock,
  insertChoice,
  makeDefault,
  moveBranch,
  moveUnit,
  removeBranch,
  removeUnit,
  type Flow,
} from './workflow-operations.ts';

const key = { kind: 'workflow', code: 'flow' } as const;
const nothing = documentsOf([]);
const documentsWith = (definition: WorkflowDefinition): Documents =>
  documentsOf([{ key, content: JSON.parse(JSON.stringify(definition)) as JsonObject }]);
const flowIn = (documents: Documents): Flow => flowOf(key, readFlow(documents.get(documentId(key))!.content));

/** A workflow that is edited, and what leads from where to where in it. */
class Edited {
  documents: Documents;
  constructor(definition: WorkflowDefinition) {
    this.documents = documentsWith(definition);
  }
  get flow(): Flow {
    return flowIn(this.documents);
  }
  apply(operations: readonly Operation[]): this {
    expect(operations).not.toEqual([]);
    const result = applyGroup(this.documents, operations, nothing);
    if (!result.fits) throw new Error(JSON.stringify(result.issue));
    this.documents = result.documents;
    return this;
  }
  routes(): readonly string[] {
    return [...this.flow.content.routes.values()].map(({ from, to, isDefault }) => `${from} > ${to}${isDefault ? ' default' : ''}`);
  }
}

const approval = (code: string) => ({ code, value: { kind: 'approve', name: code, participants: [{ kind: 'initiator' }] } });
const simple = buildWorkflow([start(), approve('a', ['ann']), approve('b', ['bob']), end()], ['start > a > b > end']);
const forked = buildWorkflow(
  [start(), split('s'), approve('left', ['a']), approve('right', ['b']), join('j', 's'), approve('after', ['c']), end()],
  ['start > s > left > j', 's > right > j', 'j > after > end'],
);
const chosen = buildWorkflow(
  [start(), exclusive('x'), approve('a', ['a']), approve('b', ['b']), end()],
  [
    'start > x',
    { from: 'x', to: 'a', condition: 'p' },
    { from: 'x', to: 'b', condition: 'q' },
    { from: 'x', to: 'end', default: true },
    'a > end',
    'b > end',
  ],
);

test('an activity, a choice and a block are inserted on a route', () => {
  const edited = new Edited(simple);
  edited.apply(insertActivity(edited.flow, ['a_b'], approval('n')));
  edited.apply(insertChoice(edited.flow, ['b_end'], { code: 'x', value: { kind: 'exclusive', name: 'x' } }));
  const parallel = { kind: 'parallel', name: 's' };
  edited.apply(
    insertBlock(
      edited.flow,
      ['start_a'],
      { code: 's', value: { ...parallel, mode: 'split' } },
      { code: 'j', value: { ...parallel, mode: 'join' } },
    ),
  );

  expect(edited.routes()).toEqual(['start > s', 'a > n', 'b > x', 'n > b', 'x > end', 'x > end default', 's > j', 's > j', 'j > a']);
  expect(workflowDefinitionSchema.safeParse(edited.documents.get(documentId(key))!.content).success).toBe(true);
});

test('a removed activity leaves what was before it leading to what was behind it, and a block goes with what is in it', () => {
  const edited = new Edited(forked).apply(removeUnit(flowIn(documentsWith(forked)), 'left'));
  expect(edited.routes()).toContain('s > j');

  edited.apply(removeUnit(edited.flow, 'j'));
  expect(edited.routes()).toEqual(['start > after', 'after > end']);
});

test('a block of which one branch is left is dissolved', () => {
  expect(new Edited(forked).apply(removeBranch(flowIn(documentsWith(forked)), 's_left')).routes()).toEqual([
    'start > right',
    'right > after',
    'after > end',
  ]);
  const edited = new Edited(chosen);
  edited.apply(removeBranch(edited.flow, 'x_a'));
  expect(edited.routes()).toEqual(['start > x', 'x > b', 'x > end default', 'b > end']);
  edited.apply(removeBranch(edited.flow, 'x_b'));
  expect(edited.routes()).toEqual(['start > end']);
});

test('branches are added before the default one and change places, and another one becomes the default', () => {
  const edited = new Edited(chosen);
  edited.apply(addBranch(edited.flow, 'x'));
  const branches = () => edited.flow.content.routesFrom.get('x')!.map(({ code }) => code);
  expect(branches()).toEqual(['x_a', 'x_b', 'r7', 'x_end']);

  edited.apply(moveBranch(edited.flow, 'r7', -1));
  expect(branches()).toEqual(['x_a', 'r7', 'x_b', 'x_end']);
  expect(moveBranch(edited.flow, 'x_b', 1)).toEqual([]);
  expect(moveBranch(edited.flow, 'x_a', -1)).toEqual([]);

  edited.apply(makeDefault(edited.flow, 'x_a'));
  expect(branches().at(-1)).toBe('x_a');
  expect(edited.flow.content.routes.get('x_a')!.condition).toBe('');
});

test('an activity and a whole block move to another place, but not into themselves', () => {
  const edited = new Edited(forked);
  edited.apply(moveUnit(edited.flow, 's', ['after_end']));
  expect(edited.routes()).toEqual(['start > after', 's > left', 'left > j', 's > right', 'right > j', 'j > end', 'after > s']);
  expect(moveUnit(edited.flow, 's', ['s_left'])).toEqual([]);
  expect(moveUnit(edited.flow, 's', ['after_end'])).toEqual([]);

  edited.apply(moveUnit(edited.flow, 'after', ['s_left']));
  expect(edited.routes().toSorted()).toEqual(['after > left', 'j > end', 'left > j', 'right > j', 's > after', 's > right', 'start > s']);
});

test('a copied block is pasted under new codes, also into another workflow', () => {
  const copied = copyUnit(flowIn(documentsWith(forked)), 'j')!;
  const edited = new Edited(forked);
  const pasted = pasteUnit(edited.flow, copied, ['after_end'])!;
  edited.apply(pasted.operations);
  const other = new Edited(simple);
  other.apply(pasteUnit(other.flow, copied, ['a_b'])!.operations);

  expect(pasted.entry).toBe('s_2');
  expect(edited.flow.content.activities.get('j_2')!.joins).toBe('s_2');
  expect(edited.routes()).toContain('after > s_2');
  expect(edited.routes()).toContain('j_2 > end');
  expect(other.routes().toSorted()).toEqual(['a > s', 'b > end', 'j > b', 'left > j', 'right > j', 's > left', 's > right', 'start > a']);
});

test('a branch is repeated behind it, the default one before it, with its condition and what stands in it', () => {
  const edited = new Edited(chosen);
  const branches = () => edited.flow.content.routesFrom.get('x')!.map(({ code, condition, to }) => `${code} ${condition} ${to}`);
  const first = duplicateBranch(edited.flow, 'x_a')!;
  edited.apply(first.operations);
  expect(branches()).toEqual(['x_a p a', `${first.route} p a_2`, 'x_b q b', 'x_end  end']);
  expect(edited.routes()).toContain('a_2 > end');

  const second = duplicateBranch(edited.flow, 'x_end')!;
  edited.apply(second.operations);
  expect(branches().slice(-2)).toEqual([`${second.route}  end`, 'x_end  end']);
  expect(edited.flow.content.routesFrom.get('x')!.filter(({ isDefault }) => isDefault)).toHaveLength(1);

  const block = new Edited(forked).apply(duplicateBranch(flowIn(documentsWith(forked)), 's_left')!.operations);
  expect(block.routes().toSorted()).toEqual([
    'after > end',
    'j > after',
    'left > j',
    'left_2 > j',
    'right > j',
    's > left',
    's > left_2',
    's > right',
    'start > s',
  ]);
});

test('a route that is no branch of a choice or a block cannot be repeated', () => {
  expect(duplicateBranch(flowIn(documentsWith(chosen)), 'start_x')).toBeNull();
  expect(duplicateBranch(flowIn(documentsWith(simple)), 'a_b')).toBeNull();
});

/** An edit as the page makes it, at places that numbers choose. */
function edit(flow: Flow, [kind, first, second]: readonly [number, number, number]): readonly Operation[] {
  const activities = [...placementsOf(flow.blocks).keys()];
  const { slots } = layoutOf(flow.content, flow.blocks, new Set());
  const routes = [...flow.content.routes.keys()];
  const activity = activities[first % activities.length]!;
  const slot = slots[second % Math.max(1, slots.length)]?.routes ?? [];
  const route = routes[second % Math.max(1, routes.length)] ?? '';
  const code = `new_${flow.content.activities.size}_${first}`;
  const copied = copyUnit(flow, activity);
  const block = { kind: kind % 2 === 0 ? 'parallel' : 'inclusive', name: code };
  switch (kind % 11) {
    case 0:
      return insertActivity(flow, slot, approval(code));
    case 1:
      return insertChoice(flow, slot, { code, value: { kind: 'exclusive', name: code } });
    case 2:
    case 3:
      return insertBlock(
        flow,
        slot,
        { code, value: { ...block, mode: 'split' } },
        { code: `${code}_join`, value: { ...block, mode: 'join' } },
      );
    case 4:
      return flow.content.activities.get(activity)?.kind === 'start' ? [] : removeUnit(flow, activity);
    case 5:
      return removeBranch(flow, route);
    case 6:
      return moveUnit(flow, activity, slot);
    case 7:
      return copied ? (pasteUnit(flow, copied, slot)?.operations ?? []) : [];
    case 8:
      return addBranch(flow, activity);
    case 9:
      return duplicateBranch(flow, route)?.operations ?? [];
    default:
      return moveBranch(flow, route, first % 2 === 0 ? 1 : -1);
  }
}

test('any workflow of the engine opens, survives any edits, and is itself when they are taken back', () => {
  fc.assert(
    fc.property(workflows, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 12 }), (definition, edits) => {
      const before = documentsWith(definition);
      let documents = before;
      const inverses: (readonly Operation[])[] = [];
      for (const each of edits) {
        const operations = edit(flowIn(documents), each);
        if (operations.length === 0) continue;
        const result = applyGroup(documents, operations, nothing);
        if (!result.fits) throw new Error(`${each.join()} ${JSON.stringify(result.issue)}`);
        documents = result.documents;
        inverses.unshift(result.inverse);
        const flow = flowIn(documents);
        const layout = layoutOf(flow.content, flow.blocks, new Set());
        expect([...layout.activities.keys()].toSorted()).toEqual([...flow.content.activities.keys()].toSorted());
        expect(workflowDefinitionSchema.safeParse(documents.get(documentId(key))!.content).error?.issues).toBeUndefined();
      }
      for (const inverse of inverses) {
        const result = applyGroup(documents, inverse, nothing);
        if (!result.fits) throw new Error(JSON.stringify(result.issue));
        documents = result.documents;
      }
      expect(canonicalDocument(documents.get(documentId(key))!)).toBe(canonicalDocument(before.get(documentId(key))!));
    }),
  );
});
