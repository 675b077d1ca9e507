/** An activity a work item may be sent back to. */
export interface RejectTarget {
  readonly activity: string;
  readonly name: string;
  /** In a finished block: the split's code and the branch's route; targets of different branches may be chosen together. */
  readonly block?: string;
  readonly branch?: string;
}
