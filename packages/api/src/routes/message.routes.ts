import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const listMessages = get<typeof contracts.listMessages>('/api/runtime/message/list');
export const getMessagePreferences = get<typeof contracts.getMessagePreferences>('/api/runtime/message/preferences');
export const readMessages = post<typeof contracts.readMessages>('/api/runtime/message/read');
export const saveMessagePreferences = post<typeof contracts.saveMessagePreferences>('/api/runtime/message/save_preferences');
