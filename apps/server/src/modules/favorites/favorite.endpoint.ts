import {
  createFavoritesApp,
  createFavoritesWorkflow,
  deleteFavoritesApp,
  deleteFavoritesWorkflow,
  listFavoritesApp,
  listFavoritesWorkflow,
  searchFavorite,
} from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { presentApp } from '../apps/index.ts';
import { isNamed } from '../search/index.ts';
import { favoritesOf, mark, unmark } from './favorites.ts';
import { appsAmong, entriesAmong } from './published-entries.ts';

/** All calls concern the actor's own favourites. */
const permission = 'signed-in';

export const listFavoritesAppEndpoint = defineQuery(listFavoritesApp, {
  permission,
  handle: async ({ db, actor }) => (await appsAmong(db, ownApps(await favoritesOf(db, actor.id)))).map(presentApp),
});

export const createFavoritesAppEndpoint = defineCommand(createFavoritesApp, {
  permission,
  async handle({ trx, actor, now }, { appCode }) {
    await mark(trx, actor.id, { appCode, functionCode: '' }, now());
    return true;
  },
});

export const deleteFavoritesAppEndpoint = defineCommand(deleteFavoritesApp, {
  permission,
  async handle({ trx, actor }, { appCode }) {
    await unmark(trx, actor.id, { appCode, functionCode: '' });
    return true;
  },
});

export const listFavoritesWorkflowEndpoint = defineQuery(listFavoritesWorkflow, {
  permission,
  handle: async (context) => entriesAmong(context, await favoritesOf(context.db, context.actor.id)),
});

export const createFavoritesWorkflowEndpoint = defineCommand(createFavoritesWorkflow, {
  permission,
  async handle({ trx, actor, now }, entry) {
    await mark(trx, actor.id, entry, now());
    return true;
  },
});

export const deleteFavoritesWorkflowEndpoint = defineCommand(deleteFavoritesWorkflow, {
  permission,
  async handle({ trx, actor }, entry) {
    await unmark(trx, actor.id, entry);
    return true;
  },
});

export const searchFavoriteEndpoint = defineQuery(searchFavorite, {
  permission,
  async handle(context, { keyword }) {
    const marked = await favoritesOf(context.db, context.actor.id);
    const apps = (await appsAmong(context.db, ownApps(marked))).map(presentApp);
    const entries = await entriesAmong(context, marked);
    return {
      apps: apps.filter((app) => isNamed(app, keyword)),
      entries: entries.filter((entry) => isNamed(entry, keyword) || isNamed(entry.app, keyword)),
    };
  },
});

const ownApps = (marked: readonly { readonly appCode: string; readonly functionCode: string }[]): string[] =>
  marked.flatMap(({ appCode, functionCode }) => (functionCode === '' ? [appCode] : []));
