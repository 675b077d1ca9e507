import type { Activity, WorkflowDefinition } from '@inkstone/schema';

const manyRounds = 1_000_000;

/**
 * Reduces a definition to what determines its control flow: one person stands for everybody asked at an activity, so that a vote either
 * passes or fails, and rounds never run out. Finding nobody and agreeing without being asked lead nowhere that a vote does not.
 */
export function abstractDefinition(definition: WorkflowDefinition): WorkflowDefinition {
  return { ...definition, activities: definition.activities.map(abstractActivity) };
}

export function abstractActivity(activity: Activity): Activity {
  if (!('participants' in activity)) return activity;
  const participants = [{ kind: 'users' as const, users: [`@${activity.code}`] }];
  if (activity.kind === 'circulate') return { ...activity, participants };
  const asked = {
    participants,
    whenNobody: [{ kind: 'exception' as const }],
    order: 'parallel' as const,
    policy: { kind: 'any' as const },
    onReentry: 'anew' as const,
    roundsAtMost: manyRounds,
    opinion: {},
    upload: {},
    signature: {},
    qrSignature: {},
    dataGuard: false,
  };
  if (activity.kind === 'handle') return { ...activity, ...asked };
  return { ...activity, ...asked, counting: 'certain', whenInitiator: 'allow', whenAgreedEarlier: 'ask' };
}
