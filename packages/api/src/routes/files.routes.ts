import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const fileBatchDownload = post<typeof contracts.fileBatchDownload>('/api/runtime/files/batch_download');
export const fileDownload = get<typeof contracts.fileDownload>('/api/runtime/files/download');
export const fileTicket = post<typeof contracts.fileTicket>('/api/runtime/files/ticket');
export const fileUpload = post<typeof contracts.fileUpload>('/api/runtime/files/upload');
