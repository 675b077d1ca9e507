import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { planPublishing, playWorkingScenarios, type CallInput } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { Client } from '../../platform/api/client.ts';

interface Planned extends CallInput<typeof planPublishing> {
  /** The texts of the issues are in this language. */
  readonly locale: Locale;
}

/** What publishing a revision would do; an earlier answer is shown while it is asked again. */
export const publishPlanQuery = (client: Client, { locale, ...input }: Planned) =>
  queryOptions({
    queryKey: ['publish-plan', input, locale],
    queryFn: ({ signal }) => client.call(planPublishing, input, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

/** How the saved scenarios go with what would be published; slower than the plan, and asked beside it. */
export const playedScenariosQuery = (client: Client, { locale, ...input }: Planned) =>
  queryOptions({
    queryKey: ['publish-scenarios', input, locale],
    queryFn: ({ signal }) => client.call(playWorkingScenarios, input, { signal }),
    gcTime: 60_000,
  });
