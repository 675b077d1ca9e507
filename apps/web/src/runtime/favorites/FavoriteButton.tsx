import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFavoritesWorkflow, deleteFavoritesWorkflow } from '@inkstone/api';
import { useClient } from '../../platform/platform.ts';
import { favoritesQuery } from './favorites-query.ts';
import { Star } from './Star.tsx';

interface FavoriteButtonProps {
  readonly appCode: string;
  readonly code: string;
  readonly name: string;
}

/** The favourite star of a form. */
export function FavoriteButton({ appCode, code, name }: FavoriteButtonProps) {
  const client = useClient();
  const queries = useQueryClient();
  const marked = useQuery(favoritesQuery(client)).data;
  return (
    <Star
      name={name}
      isMarked={marked?.some((each) => each.appCode === appCode && each.code === code)}
      onMark={(on, idempotencyKey) =>
        client.call(on ? createFavoritesWorkflow : deleteFavoritesWorkflow, { appCode, functionCode: code }, { idempotencyKey })
      }
      onMarked={() => queries.invalidateQueries({ queryKey: favoritesQuery(client).queryKey })}
    />
  );
}
