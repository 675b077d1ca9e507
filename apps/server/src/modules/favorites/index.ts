/** What people come back to: what they marked, and what they used last. */
import { defineModule } from '../../platform/http/module.ts';
import {
  createFavoritesAppEndpoint,
  createFavoritesWorkflowEndpoint,
  deleteFavoritesAppEndpoint,
  deleteFavoritesWorkflowEndpoint,
  listFavoritesAppEndpoint,
  listFavoritesWorkflowEndpoint,
  searchFavoriteEndpoint,
} from './favorite.endpoint.ts';
import { keepUsedEndpoint, listRecentBizModelEndpoint, listRecentlyUsedAppEndpoint } from './recent.endpoint.ts';

export const favoritesModule = defineModule({
  name: 'favorites',
  description: 'What a person marked, and what they used recently.',
  tables: ['favorites', 'recent_uses'],
  endpoints: [
    listFavoritesAppEndpoint,
    createFavoritesAppEndpoint,
    deleteFavoritesAppEndpoint,
    listFavoritesWorkflowEndpoint,
    createFavoritesWorkflowEndpoint,
    deleteFavoritesWorkflowEndpoint,
    searchFavoriteEndpoint,
    keepUsedEndpoint,
    listRecentlyUsedAppEndpoint,
    listRecentBizModelEndpoint,
  ],
  refusals: {
    'too-many-favorites': { errcode: 42740, status: 422, zh: '常用項目最多{max}個', en: 'At most {max} things can be favourites.' },
  },
});
