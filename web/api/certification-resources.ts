import {
  certificationAvailabilityPath,
  certificationBriefPath,
  certificationsPath,
  userCertificationsPath,
} from '@chalkline/contract/addresses';
import { resource } from './resource.ts';

export const certificationBriefResource = (id: number) =>
  resource(certificationBriefPath, { certificationId: id });
export const certificationsResource = resource(certificationsPath);
export const userCertificationsResource = resource(userCertificationsPath);
export const certificationAvailabilityResource = resource(certificationAvailabilityPath);
