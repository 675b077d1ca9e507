import { useQuery } from '@tanstack/react-query';
import { getParticipantsInfo, type ParticipantsChoice } from '@inkstone/api';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { ChoiceField, type ChosenOption } from './ChoiceField.tsx';
import { choosingTexts } from './choosing.locale.ts';
import type { ChoiceContext } from './choice-context.ts';

/** People chosen for coming activities, by activity. */
export type Chosen = Readonly<Record<string, readonly ChosenOption[]>>;

/** Returns the ids for the request; undefined: nobody. */
export function chosenIds(chosen: Chosen): Record<string, string[]> | undefined {
  const picked = Object.entries(chosen).filter(([, people]) => people.length > 0);
  return picked.length === 0 ? undefined : Object.fromEntries(picked.map(([code, people]) => [code, people.map(({ value }) => value)]));
}

/** The people chosen before, until others are picked. */
function pickedFor({ activityCode, chosen }: ParticipantsChoice, value: Chosen): readonly ChosenOption[] {
  const picked = value[activityCode] ?? [];
  return picked.length > 0 ? picked : chosen.map(({ id, name }) => ({ value: id, label: name }));
}

interface NextPeopleProps {
  readonly context: ChoiceContext;
  readonly value: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** A people field for each coming activity whose handlers are chosen here; hidden where there are none. */
export function NextPeople({ context, value, onChange }: NextPeopleProps) {
  const t = useTexts(choosingTexts);
  const client = useClient();
  const query = useQuery({
    queryKey: ['next-people', context],
    queryFn: ({ signal }) => client.call(getParticipantsInfo, context, { signal }),
  });
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return context.activityCodes ? <LoadingState shape="text" count={2} label={t('loading')} /> : null;
  return query.data.map((choice) => (
    <ChoiceField
      key={choice.activityCode}
      choice={choice}
      value={pickedFor(choice, value)}
      onChange={(people) => onChange({ ...value, [choice.activityCode]: people })}
    />
  ));
}
