/** Favourites and recently used entries of a person. */
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
import { appRemoval } from '../apps/index.ts';
import { removeAppFavorites } from './remove-app-favorites.ts';
import { keepUsedEndpoint, listRecentBizModelEndpoint, listRecentlyUsedAppEndpoint } from './recent.endpoint.ts';

export const favoritesModule = defineModule({
  name: 'favorites',
  description: 'Favourites and recently used entries of a person.',
  tables: ['favorites', 'recent_uses'],
  provides: [appRemoval.providedBy(removeAppFavorites)],
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
    'too-many-favorites': { errcode: 42740, status: 422, zh: '常用項目最多 {max} 個', en: 'You can have at most {max} favourites.' },
  },
});
