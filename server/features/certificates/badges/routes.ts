import {
  achievementPath,
  badgeIssuerPath,
  badgeJsonPath,
  badgeJwtPath,
  badgeKeyPath,
  keySetPath,
  revokedBadgesPath,
} from '@chalkline/contract/addresses';
import { asc } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { revokedBadges } from '../../../db/schema.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { orNotFound } from '../../../platform/http/refusal.ts';
import { parseRowId } from '../../../platform/http/row-id.ts';
import { siteSettings } from '../../site/index.ts';
import { forAnySite, unkept } from '../open-reply.ts';
import { findCertification } from '../queries.ts';
import { requestedValidCertificate } from '../requested-certificate.ts';
import {
  achievementOf,
  type BadgeIssuer,
  badgeUrn,
  issuerProfile,
  openBadgeCredential,
} from './credential.ts';
import { servedKey, signBadge } from './sign.ts';
import { BadgeKeys } from './signing-key.ts';

const tag = 'Certificates';

/** The award as a signed Open Badge, and everything that is needed to verify it. */
export function badges(context: AppContext): void {
  const keys = new BadgeKeys({
    db: context.db,
    configured: context.config.badgeSigningKey,
    seal: context.secretFor('badge keys'),
  });
  signedBadges(context, keys);
  publicKeys(context, keys);
  issuer(context);
  revocations(context);
}

async function badgeIssuer({ db, config }: AppContext): Promise<BadgeIssuer> {
  return { publicUrl: config.publicUrl, site: await siteSettings(db) };
}

function signedBadges(context: AppContext, keys: BadgeKeys): void {
  const { app, config } = context;
  const params = z.object({ token: z.string() });
  const badgeAsked = async (request: FastifyRequest) =>
    openBadgeCredential(await badgeIssuer(context), await requestedValidCertificate(context, request));

  app.get(
    badgeJwtPath,
    { schema: { summary: 'The award as a signed Open Badge (VC-JWT)', tags: [tag], params } },
    async (request, reply) => {
      const credential = await badgeAsked(request);
      const token = await signBadge(credential, await keys.current(), config.publicUrl);
      return unkept(forAnySite(reply))
        .header('content-disposition', 'attachment; filename="badge.jwt"')
        .type('application/jwt')
        .send(token);
    },
  );
  app.get(
    badgeJsonPath,
    { schema: { summary: 'What that badge says', tags: [tag], params } },
    async (request, reply) => {
      const credential = await badgeAsked(request);
      return unkept(forAnySite(reply))
        .type('application/ld+json; charset=utf-8')
        .send(JSON.stringify(credential, null, 2));
    },
  );
}

function publicKeys({ app, config }: AppContext, keys: BadgeKeys): void {
  app.get(
    keySetPath,
    { schema: { summary: 'The keys that badges are checked by', tags: [tag] } },
    async (_request, reply) => {
      const all = await keys.publicKeys();
      return forAnySite(reply).send({ keys: all.map((key) => servedKey(config.publicUrl, key)) });
    },
  );
  app.get(
    badgeKeyPath,
    {
      schema: {
        summary: 'One key that badges are checked by',
        tags: [tag],
        params: z.object({ keyId: z.string() }),
      },
    },
    async (request, reply) => {
      const { keyId } = request.params as { keyId: string };
      const key = (await keys.publicKeys()).find(({ id }) => id === keyId);
      return forAnySite(reply).send(servedKey(config.publicUrl, orNotFound(key, 'This key')));
    },
  );
}

function issuer(context: AppContext): void {
  const { app, db } = context;
  app.get(
    badgeIssuerPath,
    { schema: { summary: 'Who awards, as a verifier reads it', tags: [tag] } },
    async (_request, reply) => forAnySite(reply).send(issuerProfile(await badgeIssuer(context))),
  );
  app.get(
    achievementPath,
    {
      schema: {
        summary: 'What is awarded, as a verifier reads it',
        tags: [tag],
        params: z.object({ certificationId: z.string() }),
      },
    },
    async (request, reply) => {
      const { certificationId } = request.params as { certificationId: string };
      const id = parseRowId(certificationId);
      const certification = id === undefined ? undefined : await findCertification(db, id);
      const achievement = achievementOf(
        await badgeIssuer(context),
        orNotFound(certification, 'This certification'),
      );
      return forAnySite(reply).send(achievement);
    },
  );
}

function revocations(context: AppContext): void {
  const { app, db, config } = context;
  app.get(
    revokedBadgesPath,
    { schema: { summary: 'Badges that are no longer valid', tags: [tag] } },
    async (_request, reply) => {
      const rows = await db.select().from(revokedBadges).orderBy(asc(revokedBadges.revokedAt));
      const revoked = rows.map(({ certificateId }) => ({ id: badgeUrn(certificateId), revoked: true }));
      return unkept(forAnySite(reply)).send({
        id: config.publicUrl + revokedBadgesPath,
        type: '1EdTechRevocationList',
        issuer: issuerProfile(await badgeIssuer(context)).id,
        revokedCredential: revoked,
      });
    },
  );
}
