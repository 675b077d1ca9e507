/** Files as they are stored: their rows and contents, names and answers. Who may read one is decided above, in `files`. */
export { storedFilesModule } from './module.ts';
