import type { Timestamp } from './column.ts';

/** The favorites of a person. */
export interface FavoritesTable {
  person_id: string;
  app_code: string;
  /** An entry of the application's menu; empty: the application itself. */
  function_code: string;
  created_at: Timestamp;
}

/** The functions that a person opened last. */
export interface RecentUsesTable {
  person_id: string;
  app_code: string;
  function_code: string;
  used_at: Timestamp;
}

export interface FavoritesTables {
  favorites: FavoritesTable;
  recent_uses: RecentUsesTable;
}
