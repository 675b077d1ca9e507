import type { RefusalEntry } from '@inkstone/api';
import { refusalTexts, type RefusalCode } from '@inkstone/workflow';

type Status = Pick<RefusalEntry, 'errcode' | 'status'>;

/** What kind of refusal each of the engine's is; a new one without an entry does not compile. */
const statuses: Readonly<Record<RefusalCode, Status>> = {
  NotHandler: { status: 403, errcode: 40350 },
  NotInitiator: { status: 403, errcode: 40351 },
  ItemUnknown: { status: 404, errcode: 40450 },
  TaskProcessed: { status: 409, errcode: 40950 },
  CannotRecall: { status: 409, errcode: 40951 },
  AlreadyRecalled: { status: 409, errcode: 40952 },
  NotDraft: { status: 409, errcode: 40953 },
  NotRunning: { status: 409, errcode: 40954 },
  CancelAfterDecision: { status: 409, errcode: 40955 },
  OpinionRequired: { status: 422, errcode: 42250 },
  ForwardToSelf: { status: 422, errcode: 42251 },
  AlreadyParticipant: { status: 422, errcode: 42252 },
  ForwardToInitiator: { status: 422, errcode: 42253 },
  PersonInactive: { status: 422, errcode: 42254 },
  ActionNotOffered: { status: 422, errcode: 42255 },
  NonParallelTargets: { status: 422, errcode: 42256 },
  RejectTargetMissing: { status: 422, errcode: 42257 },
  RejectTargetInvalid: { status: 422, errcode: 42258 },
  ResubmitFixed: { status: 422, errcode: 42259 },
  RoundsExhausted: { status: 422, errcode: 42260 },
  NobodyResolved: { status: 422, errcode: 42261 },
  CannotEvaluate: { status: 422, errcode: 42262 },
  NoRoute: { status: 422, errcode: 42263 },
  AttachmentRequired: { status: 422, errcode: 42265 },
  SignatureRequired: { status: 422, errcode: 42266 },
  EndlessLoop: { status: 422, errcode: 42264 },
};

/** The engine's refusals as entries of the catalogue. */
export const workflowRefusals: Readonly<Record<RefusalCode, RefusalEntry>> = Object.fromEntries(
  Object.entries(statuses).map(([code, status]) => [code, { ...status, ...refusalTexts[code as RefusalCode] }]),
) as Record<RefusalCode, RefusalEntry>;
