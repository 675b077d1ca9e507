/** The parts of the designer whose scripts are loaded after it. */
export const laterParts = {
  RemovePart: () => import('./removal/RemovePart.tsx'),
  FiguresBar: () => import('./figures/FiguresBar.tsx'),
  SimulationPanel: () => import('./simulation/SimulationPanel.tsx'),
  ChangesBar: () => import('./changes/ChangesBar.tsx'),
  ChangesPanel: () => import('./changes/ChangesPanel.tsx'),
  RightsMatrix: () => import('./rights/RightsMatrix.tsx'),
  WorkflowScenarios: () => import('./scenarios/WorkflowScenarios.tsx'),
  WorkflowVersions: () => import('./versions/WorkflowVersions.tsx'),
  /** It evaluates conditions, which nothing else in the panel does. */
  BranchIssues: () => import('./branches/BranchIssues.tsx'),
};

/** Somebody whose line is cut later goes on with all of them. What fails here is loaded when it is needed. */
export function preloadLaterParts(): void {
  for (const load of Object.values(laterParts)) load().catch(() => undefined);
}
