import type { AddSignSide, Call, OfferedAction } from '@inkstone/api';
import type { FormValues, LocalizedText, Patch } from '@inkstone/schema';
import type { FormContext } from '../form-context.ts';
import type { LoadedForm } from '../open-form.ts';
import { isEmptyPatch } from '../unsaved-work/unsaved-work.ts';

export type ActionName = OfferedAction['action'];

/** The details that the dialog of an action collects. */
export interface ActionDetails {
  readonly opinion?: string;
  /** Ids of the files uploaded with the opinion; `signature` is that of the signature. */
  readonly attachments?: readonly string[];
  readonly signature?: string;
  readonly targets?: readonly string[];
  readonly to?: string;
  /** People involved by the action, and how. */
  readonly people?: readonly string[];
  readonly side?: AddSignSide;
  readonly vote?: 'all' | 'any' | 'sequential';
  readonly waits?: boolean;
  /** With a rejection: the path of the resubmission. */
  readonly resubmit?: 'direct' | 'through';
  /** People chosen for coming activities, by activity. */
  readonly chosen?: Readonly<Record<string, readonly string[]>>;
  /** Continues although nobody is chosen. */
  readonly confirm?: boolean;
  /** Computed values that the user has confirmed since. */
  readonly shown?: Readonly<Record<string, unknown>>;
  /** The details of an administrator's intervention. */
  readonly intervention?: Intervention;
}

export interface Intervention {
  readonly activityCode?: string;
  /** The new participants. */
  readonly people?: readonly string[];
  /** The previous participants. */
  readonly before?: readonly string[];
}

/** What the dialog of an intervention asks for. */
export interface InterventionOptions {
  /** Which activities are offered; unset: no activity is asked for. */
  readonly activity?: 'active' | 'in-branch' | 'to-come' | 'any';
  readonly people?: 'some' | 'any-number' | 'one';
}

/** The data that a request is built from. */
export interface ActionSources {
  readonly context: FormContext;
  readonly loaded: LoadedForm;
  readonly patch: Patch;
  readonly details: ActionDetails;
  /** Computed values as the user sees them. */
  readonly shown: FormValues;
}

export interface ActionRequest {
  readonly call: Call;
  readonly input: Record<string, unknown>;
}

/** How the web client presents an action; the server decides who may take it and what it does. */
export interface ActionView {
  readonly label: LocalizedText;
  /** `primary` and `usual` are buttons, `rare` ones are in the menu. */
  readonly weight: 'primary' | 'usual' | 'rare';
  /** The message shown after the action. */
  done(loaded: LoadedForm): LocalizedText;
  /** Validates the whole form in the browser before anything is asked or sent. */
  readonly checksForm?: boolean;
  /** What the dialog asks for besides the opinion. Without it, and without an opinion, the action runs at once. */
  readonly asks?: 'target' | 'person' | 'people' | 'reason' | 'nothing';
  /** Further choices of an action with `people`. */
  readonly peopleOptions?: 'side' | 'waits';
  /** The label of the text where it is not called an opinion. */
  readonly opinionLabel?: LocalizedText;
  /** The user stays on the form. */
  readonly stays?: boolean;
  /** The action is an administrator's intervention. */
  readonly intervention?: InterventionOptions;
  /** The warning that the dialog shows. */
  readonly warning?: LocalizedText | ((loaded: LoadedForm) => LocalizedText);
  /** Phrases offered for the opinion. */
  readonly phrases?: readonly LocalizedText[];
  /** Opens another context without a request and discards what was typed. Every other action has a request. */
  opens?(loaded: LoadedForm): FormContext;
  /** Returns the address of another page about the same form; what was typed is kept. */
  leadsTo?(context: FormContext): string;
  /** The action creates another form and decides nothing about this one. */
  readonly makesAnother?: boolean;
  /** Opens a new form of the same kind afterwards. */
  readonly opensNewForm?: boolean;
  request?(sources: ActionSources): ActionRequest;
}

export const opinionOf = ({ details: { opinion, attachments, signature } }: ActionSources) => ({
  ...(opinion && { opinion }),
  ...(attachments && { attachments }),
  ...(signature && { signature }),
});
/** Details of an action that moves the workflow on. */
export const choiceOf = ({ details: { chosen, confirm, shown: current }, shown }: ActionSources) => ({
  ...(chosen && { chosen }),
  ...(confirm && { confirm }),
  ...(Object.keys(shown).length > 0 && { shown: { ...shown, ...current } }),
});
export const reasonOf = ({ details }: ActionSources) => (details.opinion ? { reason: details.opinion } : {});
export const itemOf = ({ loaded }: ActionSources) => ({ workItemId: loaded.workItem?.id ?? '', workItemVersion: loaded.workItem?.version });
export const recordOf = ({ definition, bizObject }: LoadedForm) => ({ schemaCode: definition.schemaCode, objectId: bizObject.id ?? '' });
export const instanceOf = ({ loaded }: ActionSources) => ({ workflowInstanceId: loaded.workflowInstanceId ?? '' });

export const targetActivityOf = ({ details }: ActionSources) => ({ activityCode: details.intervention?.activityCode ?? '' });

/** The input of a write: the user's changes, and the version they are based on. */
export function writeOf({ context, loaded, patch }: ActionSources): Record<string, unknown> {
  return {
    schemaCode: loaded.definition.schemaCode,
    formCode: context.kind === 'new' ? context.formCode : loaded.definition.code,
    ...(context.kind === 'new' && context.principalId ? { principalId: context.principalId } : {}),
    ...(loaded.workflowCode ? { workflowCode: loaded.workflowCode } : {}),
    ...(loaded.bizObject.id ? { objectId: loaded.bizObject.id } : {}),
    ...(loaded.workItem ? { workItemId: loaded.workItem.id } : {}),
    baseVersion: loaded.bizObject.version,
    patch,
  };
}

/** The input of a vote or of forwarding, with the changes made at this step. */
export function voteOf(sources: ActionSources): Record<string, unknown> {
  const filled = isEmptyPatch(sources.patch) ? {} : { patch: sources.patch, baseVersion: sources.loaded.bizObject.version };
  return { ...itemOf(sources), ...opinionOf(sources), ...filled };
}

/** The same with the people who are involved. */
export function askingOf(sources: ActionSources): Record<string, unknown> {
  return { ...voteOf(sources), people: sources.details.people ?? [] };
}

/** For actions whose message is always the same. */
export const fixedText = (zh: string, en: string) => (): LocalizedText => ({ zh, en });
