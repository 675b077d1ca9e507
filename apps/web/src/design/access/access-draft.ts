import type { AppAccess } from '@inkstone/api';
import type { Member } from '../../admin/roles/role-queries.ts';

type Who = 'everybody' | 'members' | 'nobody';

/** Who starts, or who sees all, as it is edited; the members are kept while another answer is chosen. */
export interface AudienceDraft {
  readonly who: Who;
  readonly members: readonly Member[];
}

export interface AccessDraft {
  readonly starters: AudienceDraft;
  readonly viewers: AudienceDraft;
}

/** Everybody starts it, and sees their own. */
export const openAccess: AccessDraft = { starters: { who: 'everybody', members: [] }, viewers: { who: 'nobody', members: [] } };

export function accessDraftOf({ starters, viewers }: AppAccess): AccessDraft {
  const who = ({ everybody, members }: AppAccess['viewers'], otherwise: Who): Who =>
    everybody ? 'everybody' : members.length > 0 ? 'members' : otherwise;
  return {
    starters: { who: who(starters, 'members'), members: starters.members },
    viewers: { who: who(viewers, 'nobody'), members: viewers.members },
  };
}

/** Whether people are to be named and none is. */
export const lacksMembers = ({ who, members }: AudienceDraft): boolean => who === 'members' && members.length === 0;

/** The draft as the call takes it. */
export function accessInputOf({ starters, viewers }: AccessDraft) {
  const audience = ({ who, members }: AudienceDraft) => ({
    everybody: who === 'everybody',
    members: who === 'members' ? members.map(({ kind, id }) => ({ kind, id })) : [],
  });
  return { starters: audience(starters), viewers: audience(viewers) };
}
