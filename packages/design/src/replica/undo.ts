import { applyGroup, type Group } from '../group/apply-group.ts';
import type { OperationIssue } from '../operation/misfit.ts';
import type { Operation } from '../operation/operation.ts';
import { addPending } from './edit.ts';
import type { Replica, UndoStep } from './replica.ts';

export type Undo =
  | { readonly kind: 'nothing' }
  /** Others worked in what would be removed: the caller asks, and calls again with `anyway`. */
  | { readonly kind: 'asks'; readonly issues: readonly OperationIssue[] }
  /** The group to send; null if nothing of it fits any more. What others changed since is left, and named in `left`. */
  | { readonly kind: 'done'; readonly replica: Replica; readonly group: Group | null; readonly left: readonly OperationIssue[] };

export interface UndoOptions {
  /** The key of the new group. */
  readonly key: string;
  /** Removes parts in which others worked. */
  readonly anyway?: boolean;
}

/** Takes back the latest own group by a new one. */
export const undo = (replica: Replica, options: UndoOptions): Undo => step(replica, options, 'undoable', 'redoable');

/** Takes back the latest undo. */
export const redo = (replica: Replica, options: UndoOptions): Undo => step(replica, options, 'redoable', 'undoable');

type History = 'undoable' | 'redoable';

function step(replica: Replica, { key, anyway = false }: UndoOptions, from: History, to: History): Undo {
  const latest = replica[from].at(-1);
  if (!latest) return { kind: 'nothing' };
  const { fitting, left, asks } = fittingOf(replica, latest, anyway);
  if (asks.length > 0) return { kind: 'asks', issues: asks };
  const without = { ...replica, [from]: replica[from].slice(0, -1) };
  const group = { key, operations: fitting };
  const added = fitting.length > 0 ? addPending(without, group) : null;
  if (!added?.fits) return { kind: 'done', replica: without, group: null, left };
  return { kind: 'done', replica: { ...added.replica, [to]: [...replica[to], added.inverse] }, group, left };
}

/** Parts the operations into those that fit, one after the other, and the issues of those that do not. */
function fittingOf(replica: Replica, { operations }: UndoStep, anyway: boolean) {
  const fitting: Operation[] = [];
  const left: OperationIssue[] = [];
  const asks: OperationIssue[] = [];
  let { documents } = replica;
  for (const operation of operations) {
    const tried = anyway && operation.op === 'remove' ? withoutSeen(operation) : operation;
    const result = applyGroup(documents, [tried], replica.published);
    if (result.fits) {
      fitting.push(tried);
      documents = result.documents;
    } else if (operation.op === 'remove' && result.issue.code === 'ChangedMeanwhile') {
      asks.push(result.issue);
    } else {
      left.push(result.issue);
    }
  }
  return { fitting, left, asks };
}

function withoutSeen(operation: Operation & { op: 'remove' }): Operation {
  const { was: _, ...rest } = operation;
  return rest;
}
