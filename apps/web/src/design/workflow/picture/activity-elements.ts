import type { JsonObject } from '@inkstone/design';
import type { Activity, ActivityKind } from '@inkstone/schema';
import type { BpmnElement, BpmnModdle } from 'bpmn-moddle';
import type { FlowWords } from '../words/flow-words.ts';

/** The size of an element's shape, as BPMN tools draw it. */
export interface ShapeSize {
  readonly width: number;
  readonly height: number;
}

export interface ActivityElement {
  readonly type: string;
  readonly size: ShapeSize;
}

const task: ShapeSize = { width: 184, height: 64 };
const gateway: ShapeSize = { width: 44, height: 44 };
const event: ShapeSize = { width: 36, height: 36 };

/** What each kind of activity is in BPMN 2.0. At the start, the initiator fills in the form: a task after the event that starts. */
export const activityElements: Readonly<Record<ActivityKind, ActivityElement>> = {
  start: { type: 'bpmn:UserTask', size: task },
  approve: { type: 'bpmn:UserTask', size: task },
  handle: { type: 'bpmn:UserTask', size: task },
  circulate: { type: 'bpmn:SendTask', size: task },
  timer: { type: 'bpmn:IntermediateCatchEvent', size: event },
  exclusive: { type: 'bpmn:ExclusiveGateway', size: gateway },
  parallel: { type: 'bpmn:ParallelGateway', size: gateway },
  inclusive: { type: 'bpmn:InclusiveGateway', size: gateway },
  subprocess: { type: 'bpmn:CallActivity', size: task },
  service: { type: 'bpmn:ServiceTask', size: task },
  end: { type: 'bpmn:EndEvent', size: event },
};

type Create = BpmnModdle['create'];

/** The properties that an element has besides its id, its name and its documentation. */
export function ownProperties(activity: Activity, create: Create, words: Pick<FlowWords, 'dueOf'>): Readonly<Record<string, unknown>> {
  switch (activity.kind) {
    case 'approve':
    case 'handle':
      return { loopCharacteristics: create('bpmn:MultiInstanceLoopCharacteristics', { isSequential: activity.order === 'sequential' }) };
    case 'timer':
      return { eventDefinitions: [timerDefinition(create, activity.due, words)] };
    case 'subprocess':
      return {
        calledElement: processId(activity.workflow),
        ...(activity.each.kind !== 'one' && { loopCharacteristics: create('bpmn:MultiInstanceLoopCharacteristics', {}) }),
      };
    case 'parallel':
    case 'inclusive':
      return { gatewayDirection: activity.mode === 'split' ? 'Diverging' : 'Converging' };
    case 'exclusive':
    case 'start':
    case 'circulate':
    case 'service':
    case 'end':
      return {};
  }
}

type Due = Extract<Activity, { kind: 'timer' }>['due'];

/** A span by the clock is a duration of ISO 8601; what BPMN cannot express, such as working time, is said in words. */
export function timerDefinition(create: Create, due: Due, { dueOf }: Pick<FlowWords, 'dueOf'>): BpmnElement {
  const property = due.kind === 'after' ? 'timeDuration' : 'timeDate';
  const body = due.kind === 'after' && !due.span.working ? isoDuration(due.span) : (dueOf(due as unknown as JsonObject) ?? '');
  return create('bpmn:TimerEventDefinition', { [property]: create('bpmn:FormalExpression', { body }) });
}

type Span = Extract<Due, { kind: 'after' }>['span'];

function isoDuration({ amount, unit }: Span): string {
  return { day: `P${amount}D`, hour: `PT${amount}H`, minute: `PT${amount}M` }[unit];
}

/** Codes may begin with a digit, ids of XML may not. */
export const processId = (code: string): string => `process_${code}`;
export const activityId = (code: string): string => `activity_${code}`;
