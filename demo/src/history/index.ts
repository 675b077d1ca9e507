import { contracts } from './contracts.ts';
import { drafts } from './drafts.ts';
import { expenses } from './expenses.ts';
import { personalActions } from './personal-actions.ts';
import { leaves } from './leaves.ts';
import { masterData } from './master-data.ts';
import { onboardings } from './onboardings.ts';
import type { CompanyHistory } from './company-history.ts';
import { openWork } from './open-work.ts';
import { projects } from './projects.ts';
import { purchases } from './purchases.ts';
import { createRandom } from './random.ts';
import { repairs } from './repairs.ts';
import { tenders } from './tenders.ts';

const builders = [masterData, leaves, expenses, purchases, contracts, tenders, projects, onboardings, repairs];

/** Returns three months of the company's history up to the last complete working day; the same seed gives the same history. */
export function buildHistory(seed: number): CompanyHistory {
  const records = builders.flatMap((build, index) => build(createRandom(seed * 100 + index)));
  return { records: [...records, ...openWork, ...drafts], personalActions: personalActions() };
}
