import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import StarOutlined from '@ant-design/icons/es/icons/StarOutlined';
import { useRef } from 'react';
import { createFavoritesWorkflow, deleteFavoritesWorkflow } from '@inkstone/api/routes';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { favoritesQuery } from './favorites-query.ts';
import { favoritesTexts } from './favorites.locale.ts';
import './favorites.css';

interface FavoriteButtonProps {
  readonly appCode: string;
  readonly code: string;
  readonly name: string;
}

/** A star: pressed where the form is among the favourites. */
export function FavoriteButton({ appCode, code, name }: FavoriteButtonProps) {
  const t = useTexts(favoritesTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const marked = useQuery(favoritesQuery(client)).data;
  const isMarked = marked?.some((each) => each.appCode === appCode && each.code === code) ?? false;
  const change = useMutation({
    mutationFn: (on: boolean) => {
      const place = { appCode, functionCode: code };
      const idempotencyKey = intention.current.keyFor({ on });
      return client.call(on ? createFavoritesWorkflow : deleteFavoritesWorkflow, place, { idempotencyKey });
    },
    onSuccess: async () => {
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: favoritesQuery(client).queryKey });
    },
    onError: (failure) => announce(failureText(failure)),
  });
  return (
    <button
      type="button"
      className="favorite-star"
      aria-label={t('mark', { name })}
      aria-pressed={isMarked}
      disabled={marked === undefined || change.isPending}
      onClick={() => change.mutate(!isMarked)}
    >
      {isMarked ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
    </button>
  );
}
