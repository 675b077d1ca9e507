import type { FileServices } from '@inkstone/controls/ui-services';
import { createId, type FileReference } from '@inkstone/schema';
import { startDownload } from '../runtime/ui-services/browser-download.ui.ts';

const kept = new Map<string, File>();
let lastSignature: FileReference | null = null;

/** A placeholder for a picture: a square in the red of the seal. */
const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z" fill="#f6ede9"/><circle cx="32" cy="32" r="18" fill="none" stroke="#a33b2a" stroke-width="3"/></svg>',
)}`;

function keep(file: File): FileReference {
  const id = createId();
  kept.set(id, file);
  return { id, name: file.name, fileSize: file.size };
}

function addressOf(id: string): string {
  const file = kept.get(id);
  return file ? URL.createObjectURL(file) : drawn;
}

/** File services in memory: files picked in the gallery are shown and not sent anywhere. */
export const sampleFiles: FileServices = {
  settings: async () => ({}),
  async upload(file, { control, onProgress }) {
    onProgress?.(1);
    const reference = keep(file);
    if (control.startsWith('signature')) lastSignature = reference;
    return reference;
  },
  address: async (id) => addressOf(id),
  download: async ({ id, name }) => startDownload(addressOf(id), name),
  downloadAll: async (files) => files.forEach(({ id, name }) => startDownload(addressOf(id), name)),
  lastSignature: async () => lastSignature,
  async reuseSignature() {
    const file = lastSignature && kept.get(lastSignature.id);
    return keep(file ?? new File([], 'signature.png'));
  },
};
