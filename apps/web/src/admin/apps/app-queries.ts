import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  compareDocumentVersions,
  listDocuments,
  listDocumentVersions,
  listModelItems,
  listModelLists,
  previewPackage,
  type CallOutput,
  type DocumentChange,
  type PackagePart,
} from '@inkstone/api';
import type { DocumentKind } from '@inkstone/schema';
import type { Client } from '../../platform/api/client.ts';

export type { DocumentChange, PackagePart };
export type PackagePreview = CallOutput<typeof previewPackage>;
export type VersionLine = CallOutput<typeof listDocumentVersions>['items'][number];

/** Identifies a document; codes of forms and lists are unique within their model. */
export interface DocumentAddress {
  readonly kind: DocumentKind;
  readonly schemaCode: string;
  readonly code: string;
}

const paged = { initialPageParam: '', getNextPageParam: (page: { readonly next: string | null }) => page.next };
const after = (cursor: string) => (cursor === '' ? {} : { cursor });

export const documentsQuery = (client: Client, appCode: string, kind: DocumentKind) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'apps', appCode, kind],
    queryFn: ({ pageParam, signal }) => client.call(listDocuments, { appCode, kind, ...after(pageParam) }, { signal }),
    ...paged,
  });

export const documentVersionsQuery = (client: Client, address: DocumentAddress) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'apps', 'versions', address],
    queryFn: ({ pageParam, signal }) => client.call(listDocumentVersions, { ...address, ...after(pageParam) }, { signal }),
    ...paged,
  });

export const documentChangesQuery = (client: Client, address: DocumentAddress, from: number, to: number) =>
  queryOptions({
    queryKey: ['admin', 'apps', 'changes', address, from, to],
    queryFn: ({ signal }) => client.call(compareDocumentVersions, { ...address, from, to }, { signal }),
  });

export const modelItemsQuery = (client: Client, schemaCode: string) =>
  queryOptions({
    queryKey: ['admin', 'apps', 'items', schemaCode],
    queryFn: ({ signal }) => client.call(listModelItems, { schemaCode }, { signal }),
  });

export const modelListsQuery = (client: Client, appCode: string, schemaCode: string) =>
  queryOptions({
    queryKey: ['admin', 'apps', 'model-lists', appCode, schemaCode],
    queryFn: ({ signal }) => client.call(listModelLists, { appCode, schemaCode }, { signal }),
  });
