import { createContext, use, useCallback, useMemo, useState } from 'react';
import { documentId, objectsIn, type Operation } from '@inkstone/design';
import { localizedName, type NameI18n } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { codeFromName } from '../codes/code-from-name.ts';
import { useChosen } from '../working-copy/use-chosen.ts';
import { useWorkingCopy, useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { setting } from '../working-copy/was-seen.ts';
import { hasDefaultName, newActivity, newJoin, type InsertedKind } from './activity-kinds.ts';
import { copyUnit, pasteUnit, readClipboard, writeClipboard, type CopiedUnit } from './clipboard.ts';
import { branchOf, standings, unitOf } from './flow/find-step.ts';
import { readFlow } from './flow/flow-content.ts';
import { layoutOf, type FlowLayout } from './flow/flow-layout.ts';
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
import type { FlowNames } from './words/flow-names.ts';
import { createFlowWords, type FlowWords } from './words/flow-words.ts';
import { useFlowNames } from './words/use-flow-names.ts';
import { workflowTexts } from './workflow.locale.ts';

export interface WorkflowDesigner {
  readonly appCode: string;
  readonly flow: Flow;
  readonly layout: FlowLayout;
  readonly canEdit: boolean;
  /** The code of an activity, or `route.` and the code of a route; null: the workflow itself. */
  readonly chosen: string | null;
  readonly choose: (part: string | null) => void;
  /** Applies operations; returns whether they fit. The frame shows why they do not. */
  readonly edit: (operations: readonly Operation[]) => boolean;
  /** What everything is called that the workflow names. */
  readonly names: FlowNames;
  /** What the workflow says, in the person's language. */
  readonly words: FlowWords;
  /** The name of an activity in the person's language. */
  readonly nameOf: (code: string) => string;
  readonly folded: ReadonlySet<string>;
  readonly fold: (codes: ReadonlySet<string>) => void;
  /** The slot whose menu is open, by its routes. */
  readonly openSlot: string | null;
  readonly setOpenSlot: (slot: string | null) => void;
  /** The activity or route whose name is edited in place. */
  readonly renamed: string | null;
  readonly setRenamed: (part: string | null) => void;
  /** Adds an activity or a block; returns its code, null where it does not fit. */
  readonly insert: (slot: readonly string[], kind: InsertedKind) => Promise<string | null>;
  readonly lead: (route: string, to: string) => void;
  readonly addBranch: (activity: string) => void;
  readonly rename: (code: string, name: string) => Promise<void>;
  readonly move: (activity: string, slot: readonly string[]) => void;
  readonly moveBranch: (route: string, by: -1 | 1) => void;
  /** Removes a part; asks before where something else uses it. */
  readonly remove: (part: string) => void;
  /** The removal that is asked about. */
  readonly removal: PartRemoval | null;
  readonly answerRemoval: (isRemoved: boolean) => void;
  readonly copy: (part: string) => void;
  readonly paste: (slot: readonly string[], copied?: CopiedUnit | null) => void;
  readonly duplicate: (part: string) => void;
  /** The slot behind a part; null: there is none. */
  readonly slotBehind: (part: string) => readonly string[] | null;
}

export const WorkflowDesignerContext = createContext<WorkflowDesigner | null>(null);

export function useWorkflowDesigner(): WorkflowDesigner {
  const designer = use(WorkflowDesignerContext);
  if (!designer) throw new Error('the component needs a WorkflowDesignerContext');
  return designer;
}

const noneFolded: ReadonlySet<string> = new Set();

/** What the pages of a workflow do with it. `part` is what the address chooses. */
export function useNewWorkflowDesigner(appCode: string, key: WorkflowKey, part: string | null): WorkflowDesigner {
  const t = useTexts(workflowTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const copy = useWorkingCopy();
  const { replica, rights } = useWorkingCopyState();
  const source = replica.documents.get(documentId(key))?.content;
  const flow = useMemo(() => flowOf(key, readFlow(source ?? {})), [key, source]);
  const [folded, fold] = useState(noneFolded);
  const [openSlot, setOpenSlot] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [removal, setRemoval] = useState<PartRemoval | null>(null);
  const layout = useMemo(() => layoutOf(flow.content, flow.blocks, folded), [flow, folded]);
  const { content, blocks } = flow;
  const names = useFlowNames(flow);
  const words = useMemo(() => createFlowWords(names, content, locale), [names, content, locale]);
  const isThere = useCallback(
    (each: string) => {
      const route = routeOfPart(each);
      return route === null ? content.activities.has(each) : content.routes.has(route);
    },
    [content],
  );
  const { chosen, choose, follow } = useChosen(appCode, key, part, isThere);

  const now = (): Flow => flowOf(key, readFlow(copy.state().replica.documents.get(documentId(key))?.content ?? {}));
  const edit = (operations: readonly Operation[]): boolean => operations.length > 0 && copy.edit(operations) === null;
  const nameOf = (code: string): string => words.nameOf('activity', code);
  const done = (chosenThen: string | null, text: string): void => {
    choose(chosenThen === null ? [] : [chosenThen]);
    announce(text);
  };

  async function insert(slot: readonly string[], kind: InsertedKind): Promise<string | null> {
    const ownNames = new Set([...now().content.activities.values()].map(({ name }) => name));
    const { name, value } = newActivity(kind, ownNames);
    const taken = new Set(now().content.activities.keys());
    const code = await codeFromName(name.zh, { taken, fallback: kind });
    const joinName = { zh: `${name.zh}${workflowTexts.table.join.zh}`, en: `${name.en}: ${workflowTexts.table.join.en}` };
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

  async function rename(code: string, name: string): Promise<void> {
    const activity = now().content.activities.get(code);
    if (!activity || name === '' || name === activity.name) return;
    const isFirst = hasDefaultName(activity.kind, activity.name);
    const published = objectsIn(replica.published.get(documentId(key))?.content['activities']);
    const isFixed = published.some((each) => each['code'] === code);
    const taken = new Set([...now().content.activities.keys()].filter((each) => each !== code));
    const to = isFirst && !isFixed ? await codeFromName(name, { taken, fallback: activity.kind }) : code;
    const operations: Operation[] = [
      setting({ document: key, path: ['activities', code, 'name'], value: name, was: activity.source['name'] }),
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
    if (content.activities.get(each)?.kind === 'start') return;
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

  function copyPart(each: string): void {
    const copied = copyUnit(now(), each);
    if (!copied) return;
    writeClipboard(copied);
    announce(t('copied', { count: copied.activities.length }));
  }

  function paste(slot: readonly string[], copied: CopiedUnit | null = readClipboard()): void {
    const pasted = copied && pasteUnit(now(), copied, slot);
    setOpenSlot(null);
    if (pasted && edit(pasted.operations))
      done(
        pasted.entry,
        t('pasted', {
          name: localizedName(
            readFlow(copy.state().replica.documents.get(documentId(key))!.content).activities.get(pasted.entry) as {
              name: string;
              name_i18n?: NameI18n;
            },
            locale,
          ),
        }),
      );
  }

  function slotBehind(each: string): readonly string[] | null {
    const route = routeOfPart(each);
    if (route !== null) return layout.slots.find(({ routes }) => routes.includes(route))?.routes ?? null;
    const out = unitOf(content, blocks, each)?.out ?? [];
    return out.length === 0 ? null : out;
  }

  return {
    appCode,
    flow,
    layout,
    canEdit: rights.design,
    chosen: chosen[0] ?? null,
    choose: (each) => choose(each === null ? [] : [each]),
    edit,
    names,
    words,
    nameOf,
    folded,
    fold,
    openSlot,
    setOpenSlot,
    renamed,
    setRenamed,
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
    removal,
    answerRemoval: (isRemoved) => {
      // What is removed is decided again: somebody else may have worked on it meanwhile.
      const found = removal && isRemoved ? partRemoval(copy.state().replica.documents, now(), removal.part) : null;
      setRemoval(null);
      if (found) removeNow(found);
    },
    copy: copyPart,
    paste,
    duplicate: (each) => {
      const slot = slotBehind(each);
      if (slot) paste(slot, copyUnit(now(), each));
    },
    slotBehind,
  };
}

/** The branch or the block in which a part stands; null: none. */
export function partAround({ blocks, content }: Flow, part: string): string | null {
  const route = routeOfPart(part);
  if (route !== null) return branchOf(blocks, route)?.step.activity ?? content.routes.get(route)?.from ?? null;
  const around = standings(blocks).get(part)?.around.at(-1);
  return around ? routePart(around.route) : null;
}
