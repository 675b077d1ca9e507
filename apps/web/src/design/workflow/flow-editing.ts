import { documentId, objectsIn, type JsonObject, type Operation } from '@inkstone/design';
import { localizedName, type Locale } from '@inkstone/schema';
import type { Translate } from '../../platform/i18n/use-texts.ts';
import { codeFromName } from '../codes/code-from-name.ts';
import { setting } from '../working-copy/was-seen.ts';
import type { WorkingCopy } from '../working-copy/working-copy.ts';
import { hasDefaultName, newActivity, newJoin, type InsertedKind } from './activity-kinds.ts';
import { copyUnit, pasteUnit, readClipboard, writeClipboard, type CopiedUnit } from './clipboard.ts';
import { duplicateBranch } from './duplicate-branch.ts';
import { unitOf } from './flow/find-step.ts';
import { readFlow } from './flow/flow-content.ts';
import type { FlowLayout } from './flow/flow-layout.ts';
import { routeOfPart, routePart } from './part.ts';
import { partRemoval, type PartRemoval } from './removal/part-removal.ts';
import {
  addBranch,
  flowOf,
  insertActivity,
  insertBlock,
  insertChoice,
  moveBranch,
  moveUnit,
  retarget,
  type Flow,
  type WorkflowKey,
} from './workflow-operations.ts';
import { workflowTexts } from './workflow.locale.ts';

/** What changes a workflow, and what is chosen and said afterwards. */
export interface FlowEditing {
  /** Applies operations; returns whether they fit. The frame shows why they do not. */
  readonly edit: (operations: readonly Operation[]) => boolean;
  /** Adds an activity or a block; returns its code, null where it does not fit. */
  readonly insert: (slot: readonly string[], kind: InsertedKind) => Promise<string | null>;
  readonly lead: (route: string, to: string) => void;
  readonly addBranch: (activity: string) => void;
  /** `seen`: the name that the person saw when they began to change it; otherwise the one that it has. */
  readonly rename: (code: string, name: string, seen?: string) => Promise<void>;
  readonly move: (activity: string, slot: readonly string[]) => void;
  readonly moveBranch: (route: string, by: -1 | 1) => void;
  /** Removes a part; asks before where something else uses it. */
  readonly remove: (part: string) => void;
  readonly answerRemoval: (isRemoved: boolean) => void;
  /** Returns whether it could be copied; otherwise the person is told why not. */
  readonly copy: (part: string) => boolean;
  readonly paste: (slot: readonly string[], copied?: CopiedUnit | null) => void;
  readonly duplicate: (part: string) => void;
  /** Tells why nothing can stand behind a part. */
  readonly refuseBehind: (part: string) => void;
  /** The slot behind a part; null: there is none. */
  readonly slotBehind: (part: string) => readonly string[] | null;
}

interface FlowEditingOptions {
  readonly copy: WorkingCopy;
  /** As it is shown. */
  readonly flow: Flow;
  readonly layout: FlowLayout;
  readonly published: JsonObject | undefined;
  readonly nameOf: (code: string) => string;
  readonly removal: PartRemoval | null;
  readonly setRemoval: (removal: PartRemoval | null) => void;
  readonly setOpenSlot: (slot: string | null) => void;
  readonly choose: (part: string | null) => void;
  readonly follow: (from: string, to: string) => void;
  readonly announce: (text: string) => void;
  /** Shows why something was not done. */
  readonly refuse: (text: string) => void;
  readonly t: Translate<keyof (typeof workflowTexts)['table']>;
  readonly locale: Locale;
}

const flows = new WeakMap<JsonObject, Flow>();

/** The workflow of a document; the same object for the same content. */
export function flowIn(key: WorkflowKey, content: JsonObject): Flow {
  const known = flows.get(content) ?? flowOf(key, readFlow(content));
  flows.set(content, known);
  return known;
}

const noContent: JsonObject = {};

export function createFlowEditing(options: FlowEditingOptions): FlowEditing {
  const { copy, flow, layout, published, nameOf, removal, setRemoval, setOpenSlot, choose, follow, announce, refuse, t, locale } = options;
  const { key, content, blocks } = flow;

  const now = (): Flow => flowIn(key, copy.state().replica.documents.get(documentId(key))?.content ?? noContent);
  const edit = (operations: readonly Operation[]): boolean => operations.length > 0 && copy.edit(operations) === null;
  const done = (chosenThen: string | null, text: string): void => {
    choose(chosenThen);
    announce(text);
  };

  async function insert(slot: readonly string[], kind: InsertedKind): Promise<string | null> {
    const ownNames = new Set([...now().content.activities.values()].map(({ name }) => name));
    const { name, value } = newActivity(kind, ownNames);
    const taken = new Set(now().content.activities.keys());
    const code = await codeFromName(name.zh, { taken, fallback: kind });
    const space = /\d$/.test(name.zh) ? ' ' : '';
    const joinName = { zh: `${name.zh}${space}${workflowTexts.table.join.zh}`, en: `${name.en}: ${workflowTexts.table.join.en}` };
    const own = { code, value };
    const operations =
      kind === 'exclusive'
        ? insertChoice(now(), slot, own)
        : kind === 'parallel' || kind === 'inclusive'
          ? insertBlock(now(), slot, own, {
              code: await codeFromName(joinName.zh, { taken: new Set([...taken, code]), fallback: 'join' }),
              value: newJoin(kind, joinName),
            })
          : insertActivity(now(), slot, own);
    setOpenSlot(null);
    if (!edit(operations)) return null;
    done(code, t('added', { name: name[locale] }));
    return code;
  }

  async function rename(code: string, name: string, seen?: string): Promise<void> {
    const activity = now().content.activities.get(code);
    if (!activity || name === '' || name === activity.name) return;
    const isFirst = hasDefaultName(activity.kind, activity.name);
    const isFixed = objectsIn(published?.['activities']).some((each) => each['code'] === code);
    const taken = new Set([...now().content.activities.keys()].filter((each) => each !== code));
    const to = isFirst && !isFixed ? await codeFromName(name, { taken, fallback: activity.kind }) : code;
    const operations: Operation[] = [
      setting({ document: key, path: ['activities', code, 'name'], value: name, was: seen ?? activity.source['name'] }),
      // The English name of a new activity is that of its kind, which would not follow.
      ...(isFirst && activity.name_i18n
        ? [setting({ document: key, path: ['activities', code, 'name_i18n'], value: undefined, was: activity.source['name_i18n'] })]
        : []),
      ...(to === code ? [] : [{ op: 'rename', document: key, path: ['activities', code], to } as const]),
    ];
    if (edit(operations) && to !== code) follow(code, to);
  }

  function move(activity: string, slot: readonly string[]): void {
    const at = now();
    const before = content.routes.get(slot[0] ?? '');
    if (!before || !edit(moveUnit(at, activity, slot))) return;
    const entry = unitOf(content, blocks, activity)?.entry ?? activity;
    done(entry, t('moved', { name: nameOf(entry), before: nameOf(before.from), after: nameOf(before.to) }));
  }

  function remove(each: string): void {
    if (content.activities.get(each)?.kind === 'start') return refuse(t('startStays'));
    const found = partRemoval(copy.state().replica.documents, now(), each);
    if (!found) return;
    if (found.uses.length > 0) setRemoval(found);
    else removeNow(found);
  }

  function removeNow({ part: each, activities, operations }: PartRemoval): void {
    const route = routeOfPart(each);
    const unit = route === null ? unitOf(content, blocks, each) : null;
    const before = route === null ? (content.routes.get(unit?.into[0] ?? '')?.from ?? unit?.next) : content.routes.get(route)?.from;
    if (!edit(operations)) return;
    const isThereStill = before !== undefined && before !== null && now().content.activities.has(before);
    done(isThereStill ? before : null, route === null ? t('removed', { count: activities.size }) : t('removedBranch'));
  }

  function copyPart(each: string): boolean {
    const copied = copyUnit(now(), each);
    if (!copied) {
      refuse(t(routeOfPart(each) === null ? 'startStays' : 'branchNotCopied'));
      return false;
    }
    writeClipboard(copied);
    announce(t('copied', { count: copied.activities.length }));
    return true;
  }

  function paste(slot: readonly string[], copied: CopiedUnit | null = readClipboard()): void {
    if (!copied) return refuse(t('nothingCopied'));
    const pasted = pasteUnit(now(), copied, slot);
    setOpenSlot(null);
    if (!pasted || !edit(pasted.operations)) return;
    const entry = now().content.activities.get(pasted.entry);
    done(pasted.entry, t('pasted', { name: entry ? localizedName(entry, locale) : pasted.entry }));
  }

  function duplicate(each: string): void {
    const route = routeOfPart(each);
    if (route !== null) return duplicateRoute(route);
    const copied = copyUnit(now(), each);
    if (!copied) return refuse(t('startStays'));
    const slot = slotBehind(each);
    if (slot) paste(slot, copied);
    else refuseBehind(each);
  }

  function duplicateRoute(route: string): void {
    const duplicated = duplicateBranch(now(), route);
    if (!duplicated) refuse(t('routeNotDuplicated'));
    else if (edit(duplicated.operations)) done(routePart(duplicated.route), t('duplicatedBranch'));
  }

  function refuseBehind(each: string): void {
    const route = routeOfPart(each);
    refuse(t('nothingBehind', { name: nameOf(route === null ? each : (content.routes.get(route)?.to ?? '')) }));
  }

  function slotBehind(each: string): readonly string[] | null {
    const route = routeOfPart(each);
    if (route !== null) return layout.slots.find(({ routes }) => routes.includes(route))?.routes ?? null;
    const out = unitOf(content, blocks, each)?.out ?? [];
    return out.length === 0 ? null : out;
  }

  return {
    edit,
    insert,
    lead: (route, to) => {
      setOpenSlot(null);
      edit(retarget(now(), route, to));
    },
    addBranch: (activity) => {
      const before = new Set(now().content.routes.keys());
      if (!edit(addBranch(now(), activity))) return;
      const added = [...now().content.routes.keys()].find((code) => !before.has(code));
      done(added === undefined ? activity : routePart(added), t('addedBranch'));
    },
    rename,
    move,
    moveBranch: (route, by) => {
      if (!edit(moveBranch(now(), route, by))) return;
      const { content: after } = now();
      const position = (after.routesFrom.get(after.routes.get(route)!.from) ?? []).findIndex(({ code }) => code === route);
      announce(t('movedBranch', { position: position + 1 }));
    },
    remove,
    answerRemoval: (isRemoved) => {
      // What is removed is decided again: somebody else may have worked on it meanwhile.
      const found = removal && isRemoved ? partRemoval(copy.state().replica.documents, now(), removal.part) : null;
      setRemoval(null);
      if (found) removeNow(found);
    },
    copy: copyPart,
    paste,
    duplicate,
    refuseBehind,
    slotBehind,
  };
}
