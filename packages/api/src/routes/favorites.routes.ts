import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const listRecentBizModel = get<typeof contracts.listRecentBizModel>('/api/runtime/app/list_recent_bizModel');
export const searchBizModels = get<typeof contracts.searchBizModels>('/api/runtime/app/search_bizModels');
export const createFavoritesWorkflow = post<typeof contracts.createFavoritesWorkflow>('/api/runtime/favorites/create_favorites_workflow');
export const deleteFavoritesWorkflow = post<typeof contracts.deleteFavoritesWorkflow>('/api/runtime/favorites/delete_favorites_workflow');
export const keepUsed = post<typeof contracts.keepUsed>('/api/runtime/favorites/keep_used');
export const listFavoritesWorkflow = get<typeof contracts.listFavoritesWorkflow>('/api/runtime/favorites/list_favorites_workflow');
