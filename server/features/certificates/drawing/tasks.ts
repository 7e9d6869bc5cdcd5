import type { Task } from '../../../platform/workers/task.ts';
import type { DrawnCertificate } from './certificate-facts.ts';

export const certificatePdf: Task<DrawnCertificate, Uint8Array> = { name: 'certificate-pdf' };
export const certificatePicture: Task<DrawnCertificate, Uint8Array> = { name: 'certificate-picture' };
