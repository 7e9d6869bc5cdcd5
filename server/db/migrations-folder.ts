import { projectPath } from './project-path.ts';

export const migrationsFolder = projectPath('server/db/migrations');
