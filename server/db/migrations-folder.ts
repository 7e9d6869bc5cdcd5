import { projectPath } from '../platform/project-path.ts';

export const migrationsFolder = projectPath('server/db/migrations');
