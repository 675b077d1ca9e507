import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const listAppGroups = get<typeof contracts.listAppGroups>('/api/runtime/app/list_app_groups');
export const listAppsGroup = get<typeof contracts.listAppsGroup>('/api/runtime/app/list_apps_group');
export const listPageAppsGroup = get<typeof contracts.listPageAppsGroup>('/api/runtime/app/list_page_apps_group');
export const createFavoritesApp = post<typeof contracts.createFavoritesApp>('/api/runtime/favorites/create_favorites_app');
export const deleteFavoritesApp = post<typeof contracts.deleteFavoritesApp>('/api/runtime/favorites/delete_favorites_app');
export const listFavoritesApp = get<typeof contracts.listFavoritesApp>('/api/runtime/favorites/list_favorites_app');
export const listRecentlyUsedApp = get<typeof contracts.listRecentlyUsedApp>('/api/runtime/favorites/list_recently_used_app');
export const searchFavorite = get<typeof contracts.searchFavorite>('/api/runtime/favorites/search_favorite');
