/** A request to both programs, with path and query of the product's call. */
export interface ListCase {
  readonly name: string;
  readonly account: 'manager' | 'employee';
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The page begins after this place. */
  readonly middle?: Middle;
}

/** The cursor of each program for the same place. */
interface Middle {
  readonly product: string;
  readonly raw: string;
}

export interface Places {
  /** In the middle of the manager's finished tasks. */
  readonly middle: Middle;
  /** The model with one task in two hundred. */
  readonly rareModel: string;
  /** The sequence number of one instance. */
  readonly number: string;
}

const root = '/api/runtime/workflow';

export function listCases({ middle, rareModel, number }: Places): readonly ListCase[] {
  const done = `${root}/list_finished_workitems`;
  return [
    { name: 'to do', account: 'manager', path: `${root}/list_workitems`, query: {} },
    { name: 'done', account: 'manager', path: done, query: {} },
    { name: 'done, a page from the middle', account: 'manager', path: done, query: {}, middle },
    { name: 'done, of a rare model', account: 'manager', path: done, query: { schemaCode: rareModel } },
    { name: 'done, of a model never used', account: 'manager', path: done, query: { schemaCode: 'none' } },
    { name: 'done, by one number', account: 'manager', path: done, query: { keyword: number } },
    { name: 'everything', account: 'manager', path: `${root}/search_workitems`, query: {} },
    { name: 'started by me', account: 'employee', path: `${root}/list_my_instances`, query: {} },
    { name: 'badges', account: 'manager', path: `${root}/get_work_count`, query: {} },
    { name: 'counts by status', account: 'employee', path: `${root}/get_instance_count`, query: {} },
  ];
}
