import type { WorkflowTexts } from '../workflow-texts.ts'

/** Calls an endpoint of the workflow from the browser. @returns null, or what hinders it as a sentence for the editor */
export async function callWorkflow(texts: WorkflowTexts, path: string, body: unknown = {}): Promise<string | null> {
  try {
    const response = await fetch(`/cms-api/workflow/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return null
    const { error } = (await response.json().catch(() => ({}))) as { error?: keyof WorkflowTexts }
    return (error && texts[error]?.replace('{details}', '').trim()) || texts.failed
  } catch {
    return texts.failed
  }
}
