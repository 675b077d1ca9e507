import { contracts } from './contracts.ts';
import { drafts } from './drafts.ts';
import { expenses } from './expenses.ts';
import { habits } from './habits.ts';
import { leaves } from './leaves.ts';
import { masters } from './masters.ts';
import { onboardings } from './onboardings.ts';
import type { Past } from './past.ts';
import { present } from './present.ts';
import { projects } from './projects.ts';
import { purchases } from './purchases.ts';
import { createRandom } from './random.ts';
import { repairs } from './repairs.ts';
import { tenders } from './tenders.ts';

const makers = [masters, leaves, expenses, purchases, contracts, tenders, projects, onboardings, repairs];

/** Three months of the company that end with the last working day that is over: the same from the same seed. */
export function pastOf(seed: number): Past {
  const stories = makers.flatMap((make, index) => make(createRandom(seed * 100 + index)));
  return { stories: [...stories, ...present, ...drafts], habits: habits() };
}
