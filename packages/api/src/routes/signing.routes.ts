import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const latestHandSign = get<typeof contracts.latestHandSign>('/api/runtime/favorites/latest_hand_sign');
export const reuseHandSign = post<typeof contracts.reuseHandSign>('/api/runtime/files/reuse_hand_sign');
export const lookAtSigning = post<typeof contracts.lookAtSigning>('/api/runtime/signing/look');
export const openSigning = post<typeof contracts.openSigning>('/api/runtime/signing/open');
export const writeSignature = post<typeof contracts.writeSignature>('/api/runtime/signing/write');
export const writtenSignature = get<typeof contracts.writtenSignature>('/api/runtime/signing/written');
