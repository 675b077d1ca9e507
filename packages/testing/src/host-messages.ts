/** A command to the process that hosts the servers of browser tests; each is answered with its number. */
export type HostCommand = { readonly number: number; readonly name: string } & (
  | { readonly do: 'start'; readonly isEmpty: boolean; readonly settings: Readonly<Record<string, string>> }
  | { readonly do: 'stop' }
);

export interface HostAnswer {
  readonly number: number;
  /** The connection string of the database of a started server. */
  readonly database: string;
  readonly failure: string | null;
}
