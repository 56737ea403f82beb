import { readdirSync } from 'node:fs'
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { CronJob } from 'kubernetes-models/batch/v1/CronJob'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { kubernetesFolder, type Manifest, readDeployFile, readManifests, withoutFile } from './deploy-files.ts'

/** Their `validate` is made from the schemas that Kubernetes publishes. */
const models = [
  ConfigMap,
  CronJob,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Secret,
  Service,
  StatefulSet,
]

function validate(manifest: Omit<Manifest, 'file'>) {
  const Model = models.find(({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind)
  if (!Model) throw new Error(`no schema is known of ${manifest.apiVersion} ${manifest.kind}`)
  new Model(manifest as never).validate()
}

const manifests = readManifests()

it.each(manifests.map((it) => [`${it.file}: ${it.kind} ${it.metadata.name}`, it] as const))(
  '%s is right by the schema of Kubernetes [R18.73]',
  (_, manifest) => expect(() => validate(withoutFile(manifest))).not.toThrow(),
)

it('a wrong value is found', () => {
  const wrong = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'site' }, spec: { ports: [{ port: 'http' }] } }
  expect(() => validate(wrong)).toThrow(/port/)
})

it('kustomization.yaml names every file but that of the secret [R18.73]', () => {
  const { resources } = parse(readDeployFile('kubernetes/kustomization.yaml')) as { resources: string[] }
  const files = readdirSync(kubernetesFolder).filter((it) => !/^(kustomization|secret\.example)\./.test(it))
  expect(resources.toSorted()).toEqual(files.toSorted())
})

type PodSpec = { securityContext: object; containers: { name: string; securityContext: object }[] }

/** The pods that the manifests start. */
const pods = manifests.flatMap(({ kind, spec }): PodSpec[] => {
  if (kind === 'StatefulSet') return [(spec as { template: { spec: PodSpec } }).template.spec]
  if (kind === 'CronJob')
    return [(spec as { jobTemplate: { spec: { template: { spec: PodSpec } } } }).jobTemplate.spec.template.spec]
  return []
})

it('every pod runs as user 1000, without rights, on a read-only root [R18.73]', () => {
  expect(pods).toHaveLength(2)
  for (const pod of pods) {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000 })
    for (const { securityContext } of pod.containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
  }
})
