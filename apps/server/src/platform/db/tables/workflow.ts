export interface WorkflowTables {}
